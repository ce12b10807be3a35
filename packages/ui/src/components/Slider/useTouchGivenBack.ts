import { useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import type { SliderState } from 'react-aria-components/Slider';
import { useSteady } from '../../props/useSteady';

/**
 * Undoes a touch that the browser takes for a scroll. React Aria moves a slider as soon as it is touched, and
 * does not let go in that case. So the previous value is restored, and the slider can be pressed again.
 */
export function useTouchGivenBack(state: SliderState | null) {
  const held = useRef<{ pointer: number; value: number | undefined }>(null);

  const letGo = useSteady(({ type, pointerId }: PointerEvent) => {
    if (held.current?.pointer !== pointerId) return;
    const { value } = held.current;
    held.current = null;
    if (type !== 'pointercancel' || value === undefined) return;
    state?.setThumbValue(0, value);
    state?.setThumbDragging(0, false);
  });

  useEffect(() => {
    const heard = new AbortController();
    // Runs before React Aria, which would report an intermediate value as the one at which the person let go.
    const before = { capture: true, signal: heard.signal };
    addEventListener('pointerup', letGo, before);
    addEventListener('pointercancel', letGo, before);
    return () => heard.abort();
  }, [letGo]);

  return ({ pointerId }: ReactPointerEvent) => {
    held.current ??= { pointer: pointerId, value: state?.values[0] };
  };
}
