import { Button } from '@sounding/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { leadElsewhere } from '../../leadElsewhere';
import { LeavePrompt } from '../../features/leaving/LeavePrompt';
import { RoutePage } from '../../features/page/RoutePage';
import { projectStoreOf, useProjectStore } from '../../features/projectInHand/projectStoreOf';
import { unsavedProject } from '../../features/projectInHand/unsavedProject';
import { useProjectInHand } from '../../features/projectInHand/useProjectInHand';
import { savingBlockedMessage, useSaving } from '../../features/projectInHand/useSaving';
import { toast } from '../../features/toasts/toast';
import { paths } from '../../paths';
import { servicesContext, useServices, type LoaderArguments } from '../../services';
import { PreviewContents } from './PreviewContents';
import { PreviewQuestions } from './PreviewQuestions';

export const handle = { width: 'text' };

/** Without a project in hand there is nothing to preview (OPEN-68). */
export function loader({ request, context }: LoaderArguments) {
  return projectStoreOf(context.get(servicesContext)).get() === null
    ? leadElsewhere(request, paths.projects)
    : null;
}

/** The project as participants will see it, saved or not. */
export function Component() {
  const { api, session } = useServices();
  const store = useProjectStore();
  const inHand = useProjectInHand(store);
  const saving = useSaving({ api, store });
  const goBack = useGoBack();
  if (inHand === null) return null;
  const { form } = inHand;

  return (
    <RoutePage
      title="Preview"
      heading={form.title === '' ? 'Untitled project' : form.title}
      eyebrow="Preview"
      lead={form.subtitle}
    >
      <PreviewContents contents={form.contents} />
      <PreviewQuestions questions={form.questions} />
      <div>
        <Button variant="primary" onPress={goBack}>
          Go back
        </Button>
      </div>
      <LeavePrompt
        {...unsavedProject(store, () => session.get().authenticated)}
        save={async () => {
          const isSaved = await saving.save();
          if (!isSaved) toast({ tone: 'error', message: savingBlockedMessage });
          return isSaved;
        }}
      />
    </RoutePage>
  );
}

/** Back to the screen the preview was opened from; a preview opened by its address has none. */
function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // React Router's key of the first page of a visit.
  return () => void (key === 'default' ? navigate(paths.projects) : navigate(-1));
}
