import { Button, Inline, InlineMessage, Stack } from '@sounding/ui';
import { chooseCookies } from '../../chooseCookies';
import { useCookiePreference } from '../../features/cookies/useCookiePreference';

/** The current choice, and a button for each of the two choices. */
export function CookiePreferences() {
  const { areEnabled } = useCookiePreference();
  return (
    <Stack>
      <InlineMessage tone={areEnabled ? 'success' : 'info'} title="STATUS">
        {areEnabled ? 'Cookies are enabled' : 'Cookies are disabled'}
      </InlineMessage>
      <Inline>
        <Button onPress={() => chooseCookies('enabled')}>Allow cookies</Button>
        <Button onPress={() => chooseCookies('disabled')}>Disable cookies</Button>
      </Inline>
    </Stack>
  );
}
