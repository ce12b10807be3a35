import { PhoneFrame, Stack } from '@sounding/ui';
import { SectionHeading } from '../../features/page/SectionHeading';
import type { EditableProject } from '../../features/projectInHand/projectInHand';
import { PreviewContents } from './PreviewContents';
import { PreviewQuestions } from './PreviewQuestions';

interface ProjectViewProps {
  form: EditableProject;
  title: string;
  isOnPhone: boolean;
}

/** What participants read and answer, as wide as the page or as a phone. */
export function ProjectView({ form, title, isOnPhone }: ProjectViewProps) {
  const view = (
    <Stack gap="separate">
      <PreviewContents contents={form.contents} />
      <PreviewQuestions questions={form.questions} />
    </Stack>
  );
  if (!isOnPhone) return view;
  // A phone shows only what stands on it, so that it names the project itself.
  return (
    <PhoneFrame label={`“${title}” on a phone`}>
      <Stack gap="separate">
        <Stack gap="tight">
          <SectionHeading>{title}</SectionHeading>
          <p>{form.subtitle}</p>
        </Stack>
        {view}
      </Stack>
    </PhoneFrame>
  );
}
