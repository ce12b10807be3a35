import { StrictMode, useEffect, type ComponentType } from 'react';

interface StrictStoryProps {
  Story: ComponentType;
  /** Called once the whole story is on the page and its effects have run. */
  onAlive?: (() => void) | undefined;
}

/** A story in StrictMode, rendered alike on a server and in the browser, so that its ids match. */
export function StrictStory({ Story, onAlive }: StrictStoryProps) {
  return (
    <StrictMode>
      <Story />
      <Alive onAlive={onAlive} />
    </StrictMode>
  );
}

function Alive({ onAlive }: Pick<StrictStoryProps, 'onAlive'>) {
  useEffect(() => onAlive?.(), [onAlive]);
  return null;
}
