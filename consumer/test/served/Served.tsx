import { FileUpload, Select, Slider, Stack, UiProvider } from '@sounding/ui';
import { LikertChart, LineChart } from '@sounding/ui/charts';
import { QuestionPreview } from '@sounding/ui/QuestionPreview';
import { useEffect } from 'react';

const question = { text: '<p>When?</p>', pollOptions: [{ text: 'Today' }], sliderOption: null };
const visits = [4, 9, 2].map((value, day) => ({ at: new Date(Date.UTC(2026, 9, 1 + day)), value }));
const ease = { counts: [0, 3, 5], maxValue: 2, lowerLabel: 'Hard', upperLabel: 'Easy' };
const nothing = () => undefined;

/** The parts whose looks a server writes into `style` attributes. */
export function Served({ onAlive }: { onAlive?: () => void }) {
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <UiProvider navigate={nothing}>
      <Stack>
        <Select
          label="Shelf"
          name="shelf"
          value={null}
          onChange={nothing}
          options={[{ value: 'maps', label: 'Maps' }]}
        />
        <FileUpload label="File" accept={['pdf']} maxBytes={1000} file={null} onSelect={nothing} />
        <Slider label="Ease" minValue={0} maxValue={10} value={7} onChange={nothing} />
        <QuestionPreview question={question} />
        <LineChart title="Visits" data={visits} />
        <LikertChart title="How easy?" data={ease} />
      </Stack>
    </UiProvider>
  );
}
