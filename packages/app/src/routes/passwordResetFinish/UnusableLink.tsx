import type { ApiError } from '@sounding/api-client';
import { resetLinkMessage } from '@sounding/domain/errors';
import { Button, InlineMessage, Stack } from '@sounding/ui';
import { useRevalidator } from 'react-router-dom';
import { LandsOnHeading } from '../../LandsOnHeading';
import { WaysOn } from './WaysOn';

/** Says why the check failed: the link expired, or anything else (section 8 of the specification). */
export function UnusableLink({ refusal }: { refusal: ApiError }) {
  return (
    <LandsOnHeading>
      <InlineMessage tone="error" title={resetLinkMessage(refusal.status)}>
        <Stack gap="tight">
          {saysNothingOfTheLink(refusal) && <CheckAgain />}
          <WaysOn />
        </Stack>
      </InlineMessage>
    </LandsOnHeading>
  );
}

/** True for no connection, too many requests, or a failure of the server: the link may still be good. */
function saysNothingOfTheLink({ isNetworkError, status }: ApiError): boolean {
  return isNetworkError || status === 429 || status >= 500;
}

function CheckAgain() {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <p>The link could not be checked just now, so it may still be good.</p>
      <div>
        <Button
          isPending={state === 'loading'}
          pendingLabel="Checking the link"
          onPress={() => void revalidate()}
        >
          Check again
        </Button>
      </div>
    </>
  );
}
