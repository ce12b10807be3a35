import { useSyncExternalStore } from 'react';
import { InlineMessage } from '../../components/InlineMessage';

const query = '(forced-colors: active)';

function subscribe(onChange: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/**
 * The browser forces colours after all styles, so a page can only imitate them. This note says how to get the
 * real ones, and whether they are on.
 */
export function ForcedColoursNote() {
  const isOn = useSyncExternalStore(subscribe, () => matchMedia(query).matches);
  if (isOn)
    return (
      <InlineMessage tone="success" title="Forced colours are on">
        What you see is what a person with a contrast theme sees.
      </InlineMessage>
    );
  return (
    <InlineMessage tone="info" title="How to see this in forced colours">
      <p>A page cannot switch them on by itself, and an imitation would show other colours.</p>
      <ul>
        <li>
          Chrome and Edge: developer tools, Rendering, “Emulate CSS media feature forced-colors”.
        </li>
        <li>Windows: Settings, Accessibility, Contrast themes.</li>
        <li>Firefox: Settings, Language and Appearance, Contrast control, Custom.</li>
        <li>By test: npm run test:stories:full visits every story with them.</li>
      </ul>
    </InlineMessage>
  );
}
