import type { Schemas } from '@sounding/api-client';
import { whyNoApproval } from '@sounding/domain/ethics';
import { Breadcrumbs, Button, Inline, InlineMessage, Stack } from '@sounding/ui';
import { useMemo, useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import { RoutePage } from '../../../features/page/RoutePage';
import { idIn } from '../../../features/page/routeParameters';
import { useIsHere } from '../../../isHere';
import { storedProject } from '../../../features/projectInHand/projectInHand';
import { paths } from '../../../paths';
import { ProjectView } from '../../../projectView/ProjectView';
import { queriesOf } from '../../../queries';
import { servicesContext, type LoaderArguments } from '../../../services';
import { useNow } from '../../../useNow';
import { DocumentDecisionDialog } from '../documents/DocumentDecisionDialog';
import { decisionKey, useIsDeciding } from '../useIsDeciding';
import { DocumentPanel } from './DocumentPanel';
import { ProjectFacts } from './ProjectFacts';
import * as css from './review.css';

interface Review {
  readonly project: Schemas['Project'];
  /** Newest first. */
  readonly versions: readonly Schemas['ProjectDocumentVersion'][];
}

/** Reads both from the server now: a decision must not rest on old data. */
export async function loader({ params, context }: LoaderArguments): Promise<Review> {
  const { queryClient, api } = context.get(servicesContext);
  const queries = queriesOf(api);
  const id = idIn(params);
  const [project, versions] = await Promise.all([
    queryClient.query(queries.projects.full(id)),
    queryClient.query(queries.ethics.versions(id)),
  ]);
  return { project, versions };
}

/** A project as participants will see it, beside the ethics document that is to be decided on. */
export function Component() {
  const review = useLoaderData<Review>();
  // A decision that was begun on one project must not carry over to another.
  return <ReviewPage key={review.project.id} {...review} />;
}

function ReviewPage({ project, versions }: Review) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isHere = useIsHere();
  const [isApproving, setIsApproving] = useState<boolean | null>(null);
  const { form } = useMemo(() => storedProject(project, null), [project]);
  const { title, subtitle, status } = project;
  const latest = versions[0];
  const hindrance = whyNoApproval(project, useNow([project.endDate]));
  const waiting = status === 'PENDING' && latest?.decision === null ? latest : null;

  return (
    <Stack>
      <Breadcrumbs
        items={[
          { label: 'Administration', href: paths.admin },
          { label: 'Projects awaiting approval', href: paths.awaitingApproval },
          { label: 'Review' },
        ]}
      />
      <RoutePage
        title={`Review: ${title}`}
        heading={title}
        eyebrow="Review for approval"
        lead={subtitle}
        action={
          waiting && (
            <Decisions
              documentId={waiting.id}
              canApprove={hindrance === undefined}
              isAsked={isApproving !== null}
              onDecide={setIsApproving}
            />
          )
        }
      >
        {waiting === null && (
          <InlineMessage tone="info">This project awaits no decision now.</InlineMessage>
        )}
        {waiting !== null && hindrance !== undefined && (
          <InlineMessage tone="attention">{hindrance}</InlineMessage>
        )}
        <div className={css.sideBySide}>
          <section aria-label="Project">
            <Stack gap="separate">
              <ProjectFacts project={project} />
              <ProjectView form={form} title={title} />
            </Stack>
          </section>
          <section aria-labelledby={documentHeadingId} className={css.besideReader}>
            <DocumentPanel
              // A new latest document is shown from its start, whichever version was open before.
              key={latest?.id}
              headingId={documentHeadingId}
              versions={versions}
            />
          </section>
        </div>
      </RoutePage>
      {waiting && isApproving !== null && (
        <DocumentDecisionDialog
          decision={{ documentId: waiting.id, project, approved: isApproving }}
          onSettled={() => {
            setIsApproving(null);
            void navigate(paths.awaitingApproval);
          }}
          onCancel={() => setIsApproving(null)}
          onDecidedLate={() => {
            // Whoever still reads this page must not be offered the decision again.
            if (isHere.current) void revalidate();
          }}
        />
      )}
    </Stack>
  );
}

interface DecisionsProps {
  documentId: number;
  canApprove: boolean;
  isAsked: boolean;
  onDecide: (isApproving: boolean) => void;
}

/** Both buttons look the same, so that neither seems recommended. */
function Decisions({ documentId, canApprove, isAsked, onDecide }: DecisionsProps) {
  const isPending = useIsDeciding(decisionKey('document', documentId)) && !isAsked;
  return (
    <Inline>
      {canApprove && (
        <Button isPending={isPending} onPress={() => onDecide(true)}>
          Approve
        </Button>
      )}
      <Button isPending={isPending} onPress={() => onDecide(false)}>
        Reject
      </Button>
    </Inline>
  );
}

const documentHeadingId = 'ethics-document';
