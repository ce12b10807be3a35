import { PhoneFrame, Stack } from '@sounding/ui';
import { SectionHeading } from '../features/page/SectionHeading';
import type { EditableProject } from '../features/projectInHand/projectInHand';
import { isolated } from '../isolated';
import { ProjectContents } from './ProjectContents';
import { ProjectQuestions } from './ProjectQuestions';

interface ProjectViewProps {
  form: EditableProject;
  title: string;
  /** False by default: the view is as wide as the page. */
  isOnPhone?: boolean;
}

/** What participants read and answer, as wide as the page or as a phone. */
export function ProjectView({ form, title, isOnPhone = false }: ProjectViewProps) {
  const view = (
    <Stack gap="separate">
      <ProjectContents contents={form.contents} />
      <ProjectQuestions questions={form.questions} />
    </Stack>
  );
  if (!isOnPhone) return view;
  // A phone shows only its own screen, so that screen repeats the project's title.
  return (
    <PhoneFrame label={`“${isolated(title)}” on a phone`}>
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
