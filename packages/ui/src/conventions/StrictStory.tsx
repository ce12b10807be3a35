import { StrictMode, useEffect, type ComponentType } from 'react';

interface StrictStoryProps {
  Story: ComponentType;
  /** Called once all of it is on the page and its effects have run. */
  onAlive?: (() => void) | undefined;
}

/** A story in StrictMode: the same on a server and in the browser, so that its ids are too. */
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
