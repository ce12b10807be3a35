import { CookieBanner, Footer, RadioGroup } from '@sounding/ui';
import { useEffect } from 'react';
import { brand } from '../brand';
import { chooseCookies } from '../chooseCookies';
import { useCookiePreference } from '../features/cookies/useCookiePreference';
import { chooseTheme, useTheme } from '../features/theme/theme';
import { themes, type ThemeName } from '../features/theme/themes';
import { expectToasts } from '../features/toasts/toast';
import { paths } from '../paths';

const helpfulInformation = {
  title: 'Helpful Information',
  links: [
    { label: 'Accessibility Statement', href: paths.accessibility },
    { label: 'Acknowledgement', href: paths.acknowledgement },
    { label: 'Cookies', href: paths.cookies },
    // The public text; /privacy-notice is the form to accept it (OPEN-16).
    { label: 'Privacy Notice', href: paths.privacyPolicy },
    { label: 'Terms & Conditions', href: paths.terms },
    { label: 'FAQs', href: paths.faqs },
  ],
};

const followUs = {
  title: 'Follow us',
  links: brand.socialNetworks
    .filter(({ href }) => href !== '')
    .map(({ name, href }) => ({ label: name, href, isExternal: true })),
};

/** The footer of nearly every page, with the question about cookies until the person has answered it. */
export function SiteFooter() {
  const { hasChosen } = useCookiePreference();
  // A toast confirms the answer about cookies, and may follow an action on the page above.
  useEffect(expectToasts, []);
  return (
    <Footer linkGroups={[helpfulInformation, followUs]} aside={<ThemeChoice />}>
      {!hasChosen && (
        <CookieBanner
          readMoreHref={paths.cookies}
          onAccept={() => chooseCookies('enabled')}
          onDecline={() => chooseCookies('disabled')}
        />
      )}
    </Footer>
  );
}

const themeLabels: Readonly<Record<ThemeName, string>> = {
  system: 'Same as my device',
  light: 'Light',
  dark: 'Dark',
  'high-contrast': 'High contrast',
};

function ThemeChoice() {
  return (
    <RadioGroup
      label="Look of this site"
      value={useTheme()}
      onChange={(chosen) => {
        const theme = themes.find((name) => name === chosen);
        if (theme !== undefined) chooseTheme(theme);
      }}
      options={themes.map((value) => ({ value, label: themeLabels[value] }))}
    />
  );
}
