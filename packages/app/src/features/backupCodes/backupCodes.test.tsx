import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { translatePage } from '../../../../../tools/test/translatePage';
import { problem, type Answers } from '../../testing/fakeServer';
import { openApp } from '../../testing/openApp';
import { backupCodesOffer } from './backupCodesOffer';

const codes = ['7K2QX-M0RT1', '0ZC4H-9WVKD'];
const call = 'POST /account/backup-codes';

afterEach(() => {
  backupCodesOffer.close();
  vi.restoreAllMocks();
});

async function openDialog(answers: Answers = {}) {
  const app = await openApp('/', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      'GET /projects': () => [],
      'GET /account/backup-codes': () => ({ left: 3 }),
      [call]: () => Response.json({ codes }, { status: 201 }),
      ...answers,
    },
  });
  await app.screen.getByRole('button', { name: 'Account' }).click();
  await app.screen.getByRole('menuitem', { name: 'Backup codes' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Backup codes' });
  const make = dialog.getByRole('button', { name: 'Make ten backup codes' });
  return { ...app, dialog, make };
}

async function openOffer(answers?: Answers) {
  const opened = await openDialog(answers);
  // The count of unused codes comes with a response of its own, and moves the button.
  await expect.element(opened.dialog).toHaveTextContent('3 unused codes');
  return opened;
}

describe('A signed-in person', () => {
  test('learns how many backup codes are left, and that new ones end them', async () => {
    const { dialog, server } = await openOffer();
    await expect.element(dialog).toHaveTextContent(/3 unused codes.*ends the codes/);
    expect(server.arrived(call)).toEqual([]);
  });

  test('with no codes left reads so, and before the number is known that new ones end any others', async () => {
    let arrive: () => void = () => undefined;
    const isCounted = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { dialog } = await openDialog({
      'GET /account/backup-codes': () => isCounted.then(() => ({ left: 0 })),
    });
    await expect.element(dialog).toHaveTextContent('ends those that you have made before');
    arrive();
    await expect.element(dialog).toHaveTextContent('You have no unused codes.');
  });

  test('leaves it to nobody who signs in next', async () => {
    const { dialog, services } = await openOffer();
    services.session.start('another-token', 'grace.hopper@sounding.example');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('leaves by words that weigh less than making them', async () => {
    const { dialog } = await openOffer();
    const wayOut = dialog.getByRole('button', { name: 'Not now' });
    await expect.element(wayOut).toBeVisible();
    expect(getComputedStyle(wayOut.element()).textDecorationLine).toBe('underline');
  });

  test('makes new ones, which are shown once and can be copied', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { screen, dialog, make } = await openOffer();
    await make.click();
    const list = dialog.getByRole('list', { name: 'Backup codes' });
    await expect.element(list).toHaveTextContent(codes.join(''));
    await dialog.getByRole('button', { name: 'Copy all codes' }).click();
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Copied');
    expect(write).toHaveBeenCalledWith(codes.join('\n'));
    await dialog.getByRole('button', { name: 'I have kept my codes' }).click();
    await expect.poll(() => dialog.elements().length).toBe(0);
    expect(document.body.textContent).not.toContain(codes[0]);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('closes the codes with Escape as with the cross, and loses none by a press beside them', async () => {
    const { dialog, make } = await openOffer();
    await make.click();
    const list = dialog.getByRole('list', { name: 'Backup codes' });
    await expect.element(list).toBeVisible();
    await userEvent.click(document.body, { position: { x: 3, y: 3 } });
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('reads on a page that the browser translates what became of each try to copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText')
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new DOMException('Write permission denied.', 'NotAllowedError'));
    const { dialog, make } = await openOffer();
    await make.click();
    translatePage();
    const copy = dialog.getByRole('button', { name: 'Copy all codes' });
    await copy.click();
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Copied');
    await copy.click();
    await expect.element(dialog.getByRole('status')).toHaveTextContent(/^Could not copy/);
  });

  test('sees the codes also after pressing Enter twice', async () => {
    const { dialog, make } = await openOffer();
    await expect.element(make).toBeVisible();
    make.element().focus();
    await userEvent.keyboard('{Enter}');
    const words = dialog.getByText(/They are shown only now/);
    await expect.poll(() => document.activeElement?.contains(words.element())).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByRole('list', { name: 'Backup codes' })).toBeVisible();
  });

  test('prints nothing but the codes', async () => {
    const { dialog, make } = await openOffer();
    await make.click();
    const append = vi.spyOn(document.body, 'append').mockImplementation((frame) => {
      if (!(frame instanceof HTMLIFrameElement)) return;
      document.documentElement.append(frame);
      const view = frame.contentWindow;
      if (view !== null) view.print = () => undefined;
    });
    await dialog.getByRole('button', { name: 'Print' }).click();
    expect(append).toHaveBeenCalledTimes(1);
    const frame = document.querySelector<HTMLIFrameElement>('html > iframe');
    const printed = frame?.contentDocument?.body.textContent;
    expect(printed).toBe(`Backup codes for Sounding${codes.join('')}`);
    frame?.contentWindow?.dispatchEvent(new Event('afterprint'));
    expect(document.querySelector('html > iframe')).toBeNull();
  });

  test('who signed in long ago is told what to do instead', async () => {
    const { dialog, make } = await openOffer({
      [call]: () =>
        problem(403, {
          detail: 'For safety this needs a sign-in within the last 15 minutes. Please log out.',
        }),
    });
    await make.click();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('For safety this needs a sign-in within the last 15 minutes.');
  });
});
