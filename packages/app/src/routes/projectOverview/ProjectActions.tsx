import { errorMessages } from '@sounding/domain/errors';
import { Button, Inline, Link } from '@sounding/ui';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { failureText } from '../../features/failures/failureText';
import { takeForEditing } from '../../features/projectInHand/takeProject';
import { toast } from '../../features/toasts/toast';
import { paths } from '../../paths';
import { useServices } from '../../services';

/** What can be done with the project as a whole. */
export function ProjectActions({ projectId }: { projectId: number }) {
  const services = useServices();
  const navigate = useNavigate();
  const preview = useMutation({
    mutationFn: () => takeForEditing(services, projectId),
    onSuccess: () => navigate(paths.previewProject),
    onError: (error) =>
      toast({ tone: 'error', message: failureText(error, errorMessages.somethingWentWrong) }),
  });

  return (
    <Inline gap="tight">
      <Link href={paths.editProject(projectId)} variant="secondary">
        Edit
      </Link>
      <Button
        isPending={preview.isPending}
        pendingLabel="Opening the preview"
        onPress={() => preview.mutate()}
      >
        Preview
      </Button>
      <Link href={paths.projects} variant="secondary">
        Back
      </Link>
    </Inline>
  );
}
