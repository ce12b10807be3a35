import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cookiePreference } from '../features/cookies/cookiePreference';
import { toastDemand } from '../features/toasts/toast';
import { focusOn, isInWindow, sizeWindow } from '../testing/inWindow';
import { openApp } from '../testing/openApp';

async function openFooter() {
  const { screen } = await openApp('/faqs');
  const footer = screen.getByRole('contentinfo');
  await expect.element(footer).toBeVisible();
  return { screen, footer, banner: footer.getByRole('region', { name: 'Cookies' }) };
}

describe('the question about cookies', () => {
  test('stands in the footer and explains itself [NAV-08, NAV-09, OPEN-22]', async () => {
    const { banner } = await openFooter();
    await expect
      .element(banner)
      .toHaveTextContent(
        /^This site uses cookies to offer you a better browsing experience\. Find out more on how we use cookies\. Read more/,
      );
    await expect
      .element(banner.getByRole('link', { name: 'Read more', exact: true }))
      .toHaveAttribute('href', '/cookies');
  });

  test.each([
    ['Accept Cookies', 'enabled', '[NAV-10, OPEN-22, OPEN-24]'],
    ['Decline', 'disabled', '[NAV-11, OPEN-22, OPEN-24]'],
  ])('is answered by %s: cookies are %s, and it goes %s', async (answer, outcome) => {
    const { screen, banner } = await openFooter();
    await banner.getByRole('button', { name: answer, exact: true }).click();
    await expect.element(screen.getByText(`Cookies were ${outcome}`)).toBeVisible();
    expect(cookiePreference.get()).toBe(outcome);
    await expect.element(banner).not.toBeInTheDocument();
  });

  test('is answered by keyboard at the end of the page, and focus goes on from there', async () => {
    await sizeWindow(360, 740);
    const { footer, banner } = await openFooter();
    const answer = banner.getByRole('button', { name: 'Accept Cookies', exact: true });
    await expect.element(answer).toBeVisible();
    focusOn(answer.element());
    await userEvent.keyboard('{Enter}');
    await expect.element(banner).not.toBeInTheDocument();
    const next = footer.getByRole('link', { name: 'Accessibility Statement' });
    await expect.element(next).toHaveFocus();
    expect(isInWindow(next.element())).toBe(true);
  });

  test('is not asked again of who has answered [OPEN-22]', async () => {
    cookiePreference.set('disabled');
    const { banner } = await openFooter();
    await expect.element(banner).not.toBeInTheDocument();
  });
});

test('the live region for what is said of an answer stands there before anything is said (WCAG 4.1.3)', async () => {
  const asked = vi.fn();
  const stopAsking = toastDemand.subscribe(asked);
  onTestFinished(stopAsking);
  const { screen } = await openFooter();
  const messages = screen.getByRole('region', { name: 'Messages' });
  await expect.element(messages).toBeInTheDocument();
  expect(messages.getByRole('listitem').elements()).toEqual([]);
  // The footer itself asked for the region, which after a toast of an earlier test is there from the start.
  expect(asked).toHaveBeenCalled();
});

test('a person chooses the look of the site, and it stays', async () => {
  const { screen, footer } = await openFooter();
  await expect.element(footer.getByRole('radio', { name: 'Same as my device' })).toBeChecked();
  await footer.getByText('Dark', { exact: true }).click();
  await expect.element(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await screen.unmount();

  const { footer: later } = await openFooter();
  await expect.element(later.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await later.getByText('Same as my device').click();
  await expect.element(document.documentElement).not.toHaveAttribute('data-theme');
});
