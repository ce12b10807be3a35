import { timings } from '@sounding/domain/account';
import { Button, Modal } from '@sounding/ui';
import { useEffect } from 'react';
import { pendingSignIn } from '../../features/pendingSignIn/pendingSignIn';
import { useIdlePhase } from './useIdlePhase';

/** Not in the specification: WCAG 2.2.1 asks for a warning and for a way to get more time. */
const warningSeconds = 60;

/** The limit of 300 idle seconds on this screen, with a warning before its end. */
export function TimeLimit() {
  const { phase, stay } = useIdlePhase({
    warnAfterSeconds: timings.twoFactorIdleSeconds - warningSeconds,
    endAfterSeconds: timings.twoFactorIdleSeconds,
  });

  useEffect(() => {
    if (phase === 'over') pendingSignIn.forget();
  }, [phase]);

  switch (phase) {
    case 'active':
      return null;
    case 'warned':
      return (
        <Modal
          isOpen
          title="Do you need more time?"
          onClose={stay}
          actions={
            <Button variant="primary" onPress={stay}>
              Give me more time
            </Button>
          }
        >
          <p>
            You have not done anything for a while. In about a minute this page closes, and you will
            have to sign in again.
          </p>
        </Modal>
      );
    case 'over':
      return (
        <Modal
          isOpen
          title="Time is up"
          onClose={backToLogin}
          actions={
            <Button variant="primary" onPress={backToLogin}>
              Back to login
            </Button>
          }
        >
          <p>
            You have spent too long on this page without authenticating. Please go back to the login
            page and re-enter your credentials
          </p>
        </Modal>
      );
  }
}

/** The password is forgotten, so the page that loads again is the sign-in page. */
function backToLogin(): void {
  window.location.reload();
}
