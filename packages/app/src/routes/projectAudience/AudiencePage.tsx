import { ageRangeLabel, sortAgeRanges, validateAudience } from '@sounding/domain/audience';
import { Button, CheckboxGroup, Stack } from '@sounding/ui';
import { useSuspenseQueries } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { LeaveProjectPrompt } from '../../LeaveProjectPrompt';
import { RoutePage } from '../../features/page/RoutePage';
import { useWayBack, type PagePlace } from '../../features/page/waysBack';
import { KeptInTabAlone } from '../../features/projectInHand/KeptInTabAlone';
import { withAll } from '../../features/projectInHand/savable';
import { titleOf, type ProjectInHand } from '../../features/projectInHand/projectInHand';
import { useProjectStore } from '../../features/projectInHand/projectStoreOf';
import { isolated } from '../../isolated';
import { useServices } from '../../services';
import { queriesOf } from '../../queries';

interface AudiencePageProps {
  inHand: ProjectInHand;
  /** The details page that the choices belong to. */
  nextPath: string;
}

/** Whom a project is for: age ranges and interests. */
export function AudiencePage({ inHand, nextPath }: AudiencePageProps) {
  const { api } = useServices();
  const store = useProjectStore();
  const queries = queriesOf(api);
  const navigate = useNavigate();
  const { cameFrom } = useWayBack();
  const openedAt = useLoaderData<PagePlace>();
  const [{ data: ageRanges }, { data: interests }] = useSuspenseQueries({
    queries: [queries.ageRanges(), queries.interests.active()],
  });
  const { form, baseline, mode } = inHand;
  const offeredAges = sortAgeRanges(withAll(ageRanges, form.ageRanges));
  const offeredInterests = withAll(interests, form.interests);
  // In a published project the choices saved earlier stay ticked (AUD-08, OPEN-70).
  const locked = mode === 'editing' ? baseline : null;
  const isLocked = (chosen: readonly { id: number }[] | undefined, id: number) =>
    chosen?.some((item) => item.id === id) ?? false;

  const problems = validateAudience(form);
  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problems.length > 0) return;
    // A person who came from the details page finds that page as they left it.
    void navigate(nextPath, { state: cameFrom === nextPath ? openedAt : null });
  };

  return (
    <RoutePage
      title={`${titleOf(form)} – Audience`}
      heading="Audience"
      eyebrow={mode === 'creating' && inHand.id === null ? 'Step 2 of 3: audience' : undefined}
      lead={`Who should be asked about “${isolated(titleOf(form))}”?`}
    >
      <form onSubmit={goOn} noValidate>
        <Stack gap="separate">
          <CheckboxGroup
            id="ageRanges"
            label="Age ranges"
            isRequired
            value={form.ageRanges.map(({ id }) => String(id))}
            onChange={(ids) =>
              store.change({
                ageRanges: offeredAges.filter(({ id }) => ids.includes(String(id))),
              })
            }
            options={offeredAges.map((range) => ({
              value: String(range.id),
              label: ageRangeLabel(range),
              isLocked: isLocked(locked?.ageRanges, range.id),
            }))}
          />
          <CheckboxGroup
            id="interests"
            label="Interest categories"
            isRequired
            value={form.interests.map(({ id }) => String(id))}
            onChange={(ids) =>
              store.change({
                interests: offeredInterests.filter(({ id }) => ids.includes(String(id))),
              })
            }
            options={offeredInterests.map(({ id, name }) => ({
              value: String(id),
              label: name,
              isLocked: isLocked(locked?.interests, id),
            }))}
          />
          <KeptInTabAlone inHand={inHand} />
          <div>
            <Button
              type="submit"
              variant="primary"
              isDisabled={problems.length > 0}
              disabledReason={problems.map(({ message }) => `${message}.`).join(' ')}
            >
              Next: project details
            </Button>
          </div>
        </Stack>
      </form>
      <LeaveProjectPrompt />
    </RoutePage>
  );
}
