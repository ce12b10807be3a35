import { Stack } from '@sounding/ui';
import { TextList } from '../../../features/page/TextList';
import { CopyWords } from '../../../keptWork/CopyWords';

/** Words that cannot be saved any more, to read and to copy. */
export function KeptWords({ lines }: { lines: readonly string[] }) {
  return (
    <Stack gap="tight">
      <CopyWords label="Copy what you wrote" lines={lines} />
      <TextList kind="points" items={lines} />
    </Stack>
  );
}
