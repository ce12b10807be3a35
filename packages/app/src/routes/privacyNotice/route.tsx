import { homePaths } from '@sounding/domain/account';
import { errorMessages } from '@sounding/domain/errors';
import { Button, Checkbox, InlineMessage, Stack } from '@sounding/ui';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureText } from '../../features/failures/failureText';
import { RoutePage } from '../../features/page/RoutePage';
import { useIsHere } from '../../isHere';
import { useSending } from '../../oneAtATime';
import { paths } from '../../paths';
import { useServices } from '../../services';
import { AgreementTexts } from './AgreementTexts';

/** What a researcher or monitor agrees to before anything else. */
export function Component() {
  const { api, session } = useServices();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [agrees, setAgrees] = useState(false);
  const [consents, setConsents] = useState(false);

  const { send, isPending, error } = useSending({
    mutationFn: async () => {
      // The choice first: once the agreement is recorded the person moves on.
      await api.setUsageDataConsent({ body: consents });
      await api.acceptUserAgreement();
    },
    onSuccess() {
      // Whoever has gone on, or logged out, is not called away; the guard asks the server once more.
      if (!isHere.current) return;
      session.setAgreement(true);
      const { role } = session.get();
      // Back from home would lead here again, where the choices seem not to be made.
      void navigate(role === null ? paths.projects : homePaths[role], { replace: true });
    },
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (agrees) void send();
  };

  return (
    <RoutePage
      title="Privacy notice"
      lead="Before you start, please read what you agree to. You can open each part below."
    >
      <AgreementTexts />
      <form onSubmit={submit} noValidate>
        <Stack>
          {error !== null && (
            <div role="alert">
              <InlineMessage tone="error">
                {failureText(error, errorMessages.somethingWentWrong)}
              </InlineMessage>
            </div>
          )}
          <Checkbox isSelected={agrees} onChange={setAgrees} isRequired>
            I have read and accept the user agreement: the terms and conditions and the privacy
            policy
          </Checkbox>
          <Checkbox
            isSelected={consents}
            onChange={setConsents}
            hint="This is optional. You can start without it."
          >
            I agree that anonymised data about how I use this site may be collected
          </Checkbox>
          <div>
            <Button
              type="submit"
              variant="primary"
              isDisabled={!agrees}
              disabledReason="Accept the user agreement to get started."
              isPending={isPending}
              pendingLabel="Recording your choices"
            >
              Get started
            </Button>
          </div>
        </Stack>
      </form>
    </RoutePage>
  );
}
