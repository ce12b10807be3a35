import { useEffect, useLayoutEffect, useRef, type PointerEvent } from 'react';
import { dragRow } from './dragRow';
import { scrollAtEdges } from './scrollAtEdges';

/**
 * Dragging by mouse, finger or pen; Escape puts the row back. Returns the handler for a press on a handle.
 * Written by hand, since React Aria's own costs 28 KiB and makes a finger wait for a long press.
 */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  // The page may render while a row is held: the move must apply to the latest choices.
  const latest = useRef(onMove);
  useLayoutEffect(() => {
    latest.current = onMove;
  });
  const held = useRef<AbortController>(null);
  useEffect(() => () => held.current?.abort(), []);

  return ({ button, isPrimary, pointerId, clientY }: PointerEvent, list: Element, from: number) => {
    if (button !== 0 || !isPrimary) return;
    held.current?.abort();
    const drag = dragRow(list, from, clientY);
    if (drag === null) return;

    const hold = new AbortController();
    held.current = hold;
    const { signal } = hold;
    signal.addEventListener('abort', drag.end);
    let pointerY = clientY;
    let isMoving = false;
    const follow = () => drag.follow(pointerY);
    const onPointer = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: () => void) =>
      window.addEventListener(
        type,
        (event) => {
          if (event.pointerId !== pointerId) return;
          pointerY = event.clientY;
          act();
        },
        { signal },
      );

    onPointer('pointermove', () => {
      follow();
      if (!isMoving) scrollAtEdges(list, () => pointerY, signal);
      isMoving = true;
    });
    onPointer('pointerup', () => {
      follow();
      const to = drag.end();
      hold.abort();
      if (to !== from) latest.current(from, to);
    });
    onPointer('pointercancel', () => hold.abort());
    window.addEventListener('scroll', follow, { signal, capture: true });
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        // A dialog around the list stays open.
        event.stopPropagation();
        hold.abort();
      },
      { signal, capture: true },
    );
  };
}
