import { homePaths, needsUserAgreement } from '@sounding/domain/account';
import { Button, Checkbox, InlineMessage, Stack } from '@sounding/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { failureText } from '../../features/failures/failureText';
import { RoutePage } from '../../features/page/RoutePage';
import { useOwnSession } from '../../useOwnSession';
import { useToast } from '../../features/toasts/useToast';
import { useIsHere } from '../../isHere';
import { useSending } from '../../oneAtATime';
import { paths } from '../../paths';
import { queriesOf } from '../../queries';
import { servicesContext, useServices, type LoaderArguments } from '../../services';
import { AgreementTexts } from './AgreementTexts';

interface Choices {
  readonly agrees: boolean;
  readonly consents: boolean;
}

/** The earlier choices, so that they stay unless changed; null for an administrator, who is not asked. */
export async function loader({ context }: LoaderArguments): Promise<Choices | null> {
  const { api, queryClient, session } = context.get(servicesContext);
  const { role, acceptedUserAgreement } = session.get();
  if (role === null || !needsUserAgreement(role)) return null;
  // Nobody has consented before they could agree.
  if (acceptedUserAgreement !== true) return { agrees: false, consents: false };
  const consents = await queryClient.query(queriesOf(api).account.usageDataConsent());
  return { agrees: true, consents };
}

/** What a researcher or monitor agrees to before anything else; an administrator may read it. */
export function Component() {
  const choices = useLoaderData<Choices | null>();
  return (
    <RoutePage
      title="Privacy notice"
      lead={
        choices === null
          ? 'What researchers and monitors agree to before they start. You can open each part below.'
          : choices.agrees
            ? 'You have accepted the user agreement. Below you can read it again, and change and save your choice about usage data.'
            : 'Before you start, please read what you agree to. You can open each part below.'
      }
    >
      <AgreementTexts />
      {choices === null ? (
        <p>You are signed in as an administrator, who is not asked to agree to anything here.</p>
      ) : (
        <ChoicesForm {...choices} />
      )}
    </RoutePage>
  );
}

function ChoicesForm(chosen: Choices) {
  const { api, session } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const isOwnSession = useOwnSession();
  const toast = useToast();
  const [agrees, setAgrees] = useState(chosen.agrees);
  const [consents, setConsents] = useState(chosen.consents);

  const { send, isPending, error } = useSending({
    mutationFn: async () => {
      // The consent is saved first, because the person moves on once the agreement is recorded.
      await api.setUsageDataConsent({ body: consents });
      // The consent is read again, so that `UsageAnalytics` stops after a withdrawal (OPEN-100).
      void queryClient.invalidateQueries({
        queryKey: queriesOf(api).account.usageDataConsent().queryKey,
      });
      // Whoever has signed in meanwhile has accepted nothing.
      if (isOwnSession()) await api.acceptUserAgreement();
    },
    onSuccess() {
      // A person who agreed before came only to change the consent, which the home page does not show.
      if (chosen.agrees) {
        const isChanged = consents !== chosen.consents;
        const message = isChanged ? consentChanged(consents) : savedAsItWas;
        toast({ tone: 'success', message });
      }
      // A person who has left or logged out is not called back; the guard asks the server again.
      if (!isHere.current) return;
      session.setAgreement(true);
      const { role } = session.get();
      // Going back from home would lead to this form with none of the choices made.
      void navigate(role === null ? paths.projects : homePaths[role], { replace: true });
    },
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (agrees) void send();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {error !== null && (
          <div role="alert">
            <InlineMessage tone="error">{failureText(error)}</InlineMessage>
          </div>
        )}
        <Checkbox isSelected={agrees} onChange={setAgrees} isRequired>
          I have read and accept the user agreement: the terms and conditions and the privacy policy
        </Checkbox>
        <Checkbox
          isSelected={consents}
          onChange={setConsents}
          hint={chosen.agrees ? 'This is optional.' : 'This is optional. You can start without it.'}
        >
          I agree that anonymised data about how I use this site may be collected
        </Checkbox>
        <div>
          <Button
            type="submit"
            variant="primary"
            isDisabled={!agrees}
            disabledReason={
              chosen.agrees
                ? 'The user agreement stays accepted. Tick it to save.'
                : 'Accept the user agreement to get started.'
            }
            isPending={isPending}
            pendingLabel="Recording your choices"
          >
            {/* A person who agreed before comes to change a choice. */}
            {chosen.agrees ? 'Save' : 'Get started'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const savedAsItWas = 'Your choice is saved. It is the same as before.';

const consentChanged = (consents: boolean) =>
  consents
    ? 'You have agreed that anonymised data about how you use this site may be collected.'
    : 'You have withdrawn your consent: no more data about how you use this site is collected.';
