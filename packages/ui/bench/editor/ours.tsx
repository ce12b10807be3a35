import '../../src/styles';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RichTextEditor } from '../../src/components/RichTextEditor';
import { createJargonMatcher } from '../../src/jargon';
import { glossary } from './glossary';
import { textOf, typeInto, viewIn } from './typing';

const jargon = createJargonMatcher(glossary);

/** The editor as an app uses it: with its value kept by the parent, counter, detector and list. */
function Page({ text }: { text: string }) {
  const [value, setValue] = useState(text);
  return (
    <RichTextEditor
      label="Paragraph"
      value={value}
      onChange={setValue}
      limit={100_000}
      jargon={jargon}
    />
  );
}

let unmount: () => void = () => undefined;

window.mountEditor = async (characters) => {
  unmount();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  unmount = () => root.unmount();
  root.render(<Page text={textOf(characters)} />);
  const paragraphs = textOf(characters).split('<p>').length - 1;
  const listed = `${(paragraphs * 3).toLocaleString('en-GB')} places`;
  while (!document.querySelector('mark') || !document.body.textContent.includes(listed)) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
};

window.typeKeys = (keys) => typeInto(viewIn(document.body), keys);
window.isReady = true;
