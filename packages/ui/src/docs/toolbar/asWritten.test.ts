import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { asWritten, functionAsWritten } from './asWritten';

test('shown code calls a component by its name, and not by that of the story around it', () => {
  const code = '<Controlled label="Title"><ControlledPart /></Controlled>';
  expect(asWritten(code, { title: 'Components/TextField' })).toBe(
    '<TextField label="Title"><ControlledPart /></TextField>',
  );
});

test('shown code names no part of React that the page did not write', () => {
  const code = '<Card><React.Fragment key=".0">Words</React.Fragment></Card>';
  expect(asWritten(code, { title: 'Components/Card' })).toBe('<Card><>Words</></Card>');
});

test('of a story that draws by a function of its own, that function is shown', () => {
  const code = `{
  parameters: {
    docs: {}
  },
  render: function Shared() {
    const [isOn] = useState(true);
    return <Switch isSelected={isOn} />;
  },
  play: untilHighlighted
}`;
  expect(asWritten(code, { title: 'Components/Jargon' })).toBe(`function Shared() {
  const [isOn] = useState(true);
  return <Switch isSelected={isOn} />;
}`);
});

test('shown code holds what a function answers, so that it can be used as it stands', () => {
  expect(functionAsWritten((count: number) => count + 1)).toBe('(count) => count + 1');
});

test('shown code leaves out what only a story does', () => {
  const args = { onSortChange: fn() };
  expect(functionAsWritten(fn())).toBe('() => {}');
  expect(functionAsWritten(() => args.onSortChange())).toBe('() => {}');
});

test('shown code stands at the edge, however deep the story wrote it', () => {
  const written = { toString: () => '() => [\n\t\t\t{\n\t\t\t\tonAction: fn()\n\t\t\t}\n\t\t]' };
  // The function uses nothing but its text.
  expect(functionAsWritten(written as () => unknown)).toBe(
    '() => [\n  {\n    onAction: () => {}\n  }\n]',
  );
});
