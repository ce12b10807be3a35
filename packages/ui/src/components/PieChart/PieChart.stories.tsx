import type { Meta, StoryObj } from '@storybook/react-vite';
import { PieChart } from './PieChart';

const meta: Meta<typeof PieChart> = {
  component: PieChart,
  args: {
    title: 'Age of the people who responded',
    data: [
      { label: '18 to 25', count: 24 },
      { label: '26 to 45', count: 48 },
      { label: '46 to 65', count: 36 },
      { label: '66 or above', count: 12 },
    ],
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {};

export const WithAnEmptyGroup: Story = {
  args: {
    data: [
      { label: 'Female', count: 137 },
      { label: 'Male', count: 108 },
      { label: 'Not stated', count: 0 },
    ],
  },
};

export const Thirds: Story = {
  args: {
    data: [
      { label: 'Female', count: 1 },
      { label: 'Male', count: 1 },
      { label: 'Not stated', count: 1 },
    ],
  },
};

export const OneResponse: Story = {
  args: {
    data: [
      { label: 'Female', count: 1 },
      { label: 'Male', count: 0 },
    ],
  },
};

export const SomeNotShown: Story = {
  args: {
    title: 'Ethnicity of the people who responded',
    data: [
      { label: 'White British', count: 201 },
      { label: 'Black, Black British, Caribbean or African', count: 44 },
      { label: 'Asian or Asian British', count: null },
      { label: 'Not stated', count: null },
    ],
  },
};

export const NoneShown: Story = {
  args: {
    data: [
      { label: 'Female', count: null },
      { label: 'Male', count: null },
    ],
  },
};

export const SomeMissing: Story = {
  args: {
    data: [
      { label: '18 to 25', count: 24 },
      { label: '26 to 45', count: 48 },
      { label: '46 to 65', count: NaN },
    ],
  },
};

export const NoResponses: Story = {
  args: {
    data: [
      { label: 'Female', count: 0 },
      { label: 'Male', count: 0 },
    ],
  },
};

export const NoGroups: Story = { args: { data: [] } };

export const ManyGroups: Story = {
  args: {
    title: 'Part of the country',
    data: Array.from({ length: 12 }, (_, index) => ({
      label: `Region ${index + 1}`,
      count: 40 - 3 * index,
    })),
  },
};
