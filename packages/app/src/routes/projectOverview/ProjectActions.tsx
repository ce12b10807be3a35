import type { Schemas } from '@sounding/api-client';
import { endedBeforeLaunch } from '@sounding/domain/project';
import { Button, Inline, Link } from '@sounding/ui';
import { useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useAddressSearch } from '../../addressSearch';
import { brand } from '../../brand';
import { failureText } from '../../features/failures/failureText';
import { reportFormIn } from '../../features/draftInHand/reportDialog';
import { takeForEditing } from '../../features/projectInHand/takeProject';
import { toast } from '../../features/toasts/toast';
import { useSending } from '../../oneAtATime';
import { paths } from '../../paths';
import { useAbortOnLeave } from '../../useAbortOnLeave';
import { useServices } from '../../services';
import { useNow } from '../../useNow';
import { ExportModal } from './export/ExportModal';
import { ReportModal } from './report/ReportModal';
import { useReportTexts } from './report/useReportTexts';
import { ShareModal } from './share/ShareModal';

interface ProjectActionsProps {
  projectId: number;
  /** Undefined until it is known. */
  summary: Schemas['ProjectSummary'] | undefined;
  /** The summary could not be fetched. */
  hasFailed: boolean;
}

/** What can be done with the project as a whole. */
export function ProjectActions({ projectId, summary, hasFailed }: ProjectActionsProps) {
  const services = useServices();
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const [askedForm] = useState(() => reportFormIn(location.state));
  const [modal, setModal] = useState<'export' | 'report' | 'share' | null>(
    askedForm === null ? null : 'report',
  );
  const report = useReportTexts(projectId, askedForm);
  const { change } = useAddressSearch();
  const close = () => {
    setModal(null);
    // Going back to this history entry, or reloading it, must not open the report again.
    if (reportFormIn(location.state) !== null) change({}, { replace: true });
  };
  // A person who has gone on to another page is not called back from it.
  const opening = useAbortOnLeave();
  const preview = useSending({
    mutationFn: () => takeForEditing(services, projectId, opening.begin()),
    onSuccess: () => navigate(paths.previewProject),
    onError(error) {
      if (opening.isAborted()) return;
      toast({ tone: 'error', message: failureText(error) });
    },
  });

  const now = useNow([summary?.endDate]);
  const isNeverSeen = summary !== undefined && endedBeforeLaunch(summary, now);

  return (
    <Inline gap="tight" isPairedOnPhones>
      {/* The details of a completed project cannot be edited, which the line below says (OPEN-106). */}
      {summary?.completedDate == null && (
        <Link href={paths.editProject(projectId)} variant="secondary">
          Edit
        </Link>
      )}
      <Button
        isPending={preview.isPending}
        pendingLabel="Opening the preview"
        onPress={() => void preview.send()}
      >
        Preview
      </Button>
      <Button onPress={() => setModal('export')}>Export</Button>
      <Button onPress={() => setModal('report')}>Involvement report</Button>
      {/* Without an address there is nothing to share (OPEN-27). */}
      {brand.sharing.address !== '' && (
        <Button
          isDisabled={summary === undefined || isNeverSeen}
          disabledReason={
            isNeverSeen
              ? 'Nobody can take part: it was completed before its launch.'
              : hasFailed
                ? 'The project could not be loaded.'
                : undefined
          }
          onPress={() => setModal('share')}
        >
          Share
        </Button>
      )}
      <Link href={paths.projects} variant="secondary">
        Back
      </Link>
      {modal === 'export' && <ExportModal projectId={projectId} onClose={close} />}
      {modal === 'report' && (
        <ReportModal
          projectId={projectId}
          texts={report.texts}
          onChange={report.write}
          onMade={report.onMade}
          onClose={close}
        />
      )}
      {modal === 'share' && summary !== undefined && (
        <ShareModal project={summary} onClose={close} />
      )}
    </Inline>
  );
}
