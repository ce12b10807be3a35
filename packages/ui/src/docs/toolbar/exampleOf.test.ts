import { expect, test } from 'vitest';
import { exampleOf } from './exampleOf';

test('the example of a pattern is shown whole, without the stories around it, and imports from the package', () => {
  const file = `import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { Button } from '../../components/Button';
import type { SummaryError } from '../../components/ErrorSummary';
import { PieChart } from '../../components/PieChart';

const meta: Meta = {
  title: 'Patterns/Results',
  render: () => <Results />,
};

export default meta;

const limit = 3;

function Results() {
  return <Button>{limit}</Button>;
}

export const ToFillIn: StoryObj = {};

export const Filled: StoryObj = { play: () => userEvent.tab() };
`;
  expect(exampleOf(file)).toBe(`import { useState } from 'react';
import { Button, type SummaryError } from '@sounding/ui';
import { PieChart } from '@sounding/ui/charts';

const limit = 3;

function Results() {
  return <Button>{limit}</Button>;
}
`);
});

test('a file of stories alone has no example to show whole', () => {
  const file = `import { Card } from '../../components/Card';

const meta: Meta = { title: 'Patterns/Empty' };

export default meta;

export const Empty: StoryObj = { render: () => <Card>Nothing</Card> };
`;
  expect(exampleOf(file)).toBe('');
});
