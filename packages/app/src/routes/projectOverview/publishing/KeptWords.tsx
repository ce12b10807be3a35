import { Stack } from '@sounding/ui';
import { TextList } from '../../../features/page/TextList';
import { CopyWords } from '../../../keptWork/CopyWords';

/** What was written and cannot be saved any more, to be read and taken along. */
export function KeptWords({ lines }: { lines: readonly string[] }) {
  return (
    <Stack gap="tight">
      <CopyWords label="Copy what you wrote" lines={lines} />
      <TextList kind="points" items={lines} />
    </Stack>
  );
}
