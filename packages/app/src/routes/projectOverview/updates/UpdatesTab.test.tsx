import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { errorToasts } from '../../../testing/errorToasts';
import { problem } from '../../../testing/fakeServer';
import { print } from '../../../testing/print';
import { labelled } from '../../../testing/labelled';
import { questionSample, updateSample } from '../publishing/samples.fixture';
import { openUpdates, stored } from './openUpdates.fixture';

describe('The list of updates', () => {
  test('stands newest first, each under its date [UPD-01, UI-18]', async () => {
    const { screen, shown, server } = await openUpdates();
    await expect.poll(shown).toEqual(['The newest.', 'The middle one.', 'The oldest.']);
    expect(server.lastAddress('GET /project-updates/project/{id}').pathname).toMatch(
      /\/project\/12$/,
    );
    await expect
      .element(screen.getByRole('article', { name: 'Update of 20 October 2026', exact: true }))
      .toHaveTextContent('The newest.');
  });

  test('narrows to a status by keyboard, and the address keeps it [UPD-02]', async () => {
    const { screen, shown, address } = await openUpdates();
    const filter = screen.getByRole('button', { name: /Choose status:/ });
    await expect.element(filter).toBeVisible();
    for (const [choice, texts] of [
      ['Published', ['The oldest.']],
      ['Draft', ['The newest.']],
      ['Deactivated', ['The middle one.']],
    ] as const) {
      const trigger = filter.element();
      if (trigger instanceof HTMLElement) trigger.focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(screen.getByRole('option', { selected: true })).toHaveFocus();
      // Letters would work too, but not when a busy machine lets a second pass between two of them.
      await userEvent.keyboard('{ArrowDown}');
      await expect.element(screen.getByRole('option', { name: choice, exact: true })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(shown).toEqual(texts);
      await expect.poll(address).toContain(`status=${choice.toLowerCase()}`);
    }
    await filter.click();
    await screen.getByRole('option', { name: 'All', exact: true }).click();
    await expect.poll(() => shown().length).toBe(3);
  });

  test('says on paper to which status it is narrowed', async () => {
    const { screen } = await openUpdates({}, '&status=draft');
    await expect.element(screen.getByText('The newest.', { exact: true })).toBeVisible();
    await print();
    await expect.element(screen.getByText('Not the whole list. Status: Draft.')).toBeVisible();
  });

  test('says what is empty: the whole list, or this status', async () => {
    const { screen } = await openUpdates(
      {
        'GET /project-updates/project/{id}': () => [updateSample()],
      },
      '&status=draft',
    );
    await expect.element(screen.getByText('No updates with this status')).toBeVisible();
  });

  test('fails by itself and comes back on a second try, focus staying with it', async () => {
    let tries = 0;
    const { screen, press, shown } = await openUpdates({
      'GET /project-updates/project/{id}': () => (++tries === 1 ? problem(500) : stored),
    });
    await expect.element(screen.getByText('The updates could not be loaded.')).toBeVisible();
    await press('Try again');
    await expect.poll(() => shown().length).toBe(3);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('offers editing for a draft only [UPD-07]', async () => {
    const { screen, shown } = await openUpdates();
    await expect.poll(() => shown().length).toBe(3);
    expect(screen.getByRole('button', { name: labelled('Edit') }).elements()).toHaveLength(1);
    const draft = screen.getByRole('article', { name: 'Update of 20 October 2026' });
    await expect.element(draft.getByRole('button', { name: 'Edit' })).toBeVisible();
  });

  test.each([
    ['published', 9],
    ['deactivated', 7],
  ])('does not open a %s update for editing by its address [UPD-07]', async (_status, id) => {
    const { shown, field } = await openUpdates({}, `&mode=edit&about=${id}`);
    await expect.poll(() => shown().length).toBe(3);
    await expect.element(field).not.toBeInTheDocument();
  });

  test.each([
    ['Deactivate', 'PUBLISHED', 'DEACTIVATED', 'POST /project-update/{id}/deactivate'],
    ['Activate', 'DEACTIVATED', 'PUBLISHED', 'POST /project-update/{id}/activate'],
  ] as const)(
    '%s changes the status by keyboard, focus staying [UPD-08, UPD-09]',
    async (verb, from, to, call) => {
      let status: 'PUBLISHED' | 'DEACTIVATED' = from;
      const { screen, server } = await openUpdates({
        'GET /project-updates/project/{id}': () => [updateSample({ status })],
        [call]: () => {
          status = to;
        },
      });
      const button = screen.getByRole('button', { name: labelled(verb) });
      await expect.element(button).toBeVisible();
      const element = button.element();
      if (element instanceof HTMLElement) element.focus();
      await userEvent.keyboard('{Enter}');
      const opposite = verb === 'Activate' ? 'Deactivate' : 'Activate';
      await expect.element(screen.getByRole('button', { name: labelled(opposite) })).toHaveFocus();
      const asked = server.arrived(call).map(({ request }) => new URL(request.url).pathname);
      expect(asked).toEqual([`/api/project-update/8/${verb.toLowerCase()}`]);
    },
  );

  test('keeps focus in place when an update leaves the shown status', async () => {
    let status: 'PUBLISHED' | 'DEACTIVATED' = 'PUBLISHED';
    const { screen, press } = await openUpdates(
      {
        'GET /project-updates/project/{id}': () => [updateSample({ status })],
        'POST /project-update/{id}/deactivate': () => {
          status = 'DEACTIVATED';
        },
      },
      '&status=published',
    );
    await press('Deactivate');
    await expect
      .element(screen.getByRole('heading', { name: 'Updates', exact: true }))
      .toHaveFocus();
  });

  test('says nothing when an action fails, and shows the status as it was [ERR-18, OPEN-79]', async () => {
    const { screen, press, server } = await openUpdates({
      'GET /project-updates/project/{id}': () => [
        updateSample(),
        updateSample({ id: 9, status: 'DEACTIVATED' }),
        updateSample({ id: 10, status: 'DRAFT' }),
      ],
      'POST /project-update/{id}/deactivate': () => problem(500, { detail: 'No.' }),
      'POST /project-update/{id}/activate': () => problem(500, { detail: 'No.' }),
      'PUT /project-updates': () => problem(500, { detail: 'No.' }),
    });
    for (const [verb, call] of [
      ['Deactivate', 'POST /project-update/{id}/deactivate'],
      ['Activate', 'POST /project-update/{id}/activate'],
      ['Publish', 'PUT /project-updates'],
    ] as const) {
      await press(verb);
      await expect.poll(() => server.arrived(call).length).toBe(1);
      await expect
        .element(screen.getByRole('button', { name: labelled(verb) }))
        .not.toHaveAttribute('data-pending');
      await expect.element(screen.getByRole('button', { name: labelled(verb) })).toBeVisible();
      expect(screen.getByRole('alert').elements()).toHaveLength(0);
      expect(screen.getByText(/No\.|went wrong/).elements()).toHaveLength(0);
    }
    expect(await errorToasts(screen)).toEqual([]);
  });
});

describe('A list that cannot be read again after an action', () => {
  async function publish() {
    let isCutOff = false;
    const app = await openUpdates({
      'GET /project-updates/project/{id}': () =>
        isCutOff ? problem(500) : [updateSample({ status: 'DRAFT' })],
      'PUT /project-updates': () => {
        isCutOff = true;
        return updateSample();
      },
    });
    await app.press('Publish');
    return {
      ...app,
      comeBack: () => {
        isCutOff = false;
      },
    };
  }

  test('shows what was done all the same, and offers no second publishing', async () => {
    const { screen } = await publish();
    await expect
      .element(screen.getByRole('button', { name: labelled('Deactivate') }))
      .toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: labelled('Publish') }))
      .not.toBeInTheDocument();
  });

  test('says so, and is read again on a second try', async () => {
    const { screen, press, comeBack } = await publish();
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent('This list could not be read again');
    comeBack();
    await press('Try again');
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('is read again after a refusal, as an earlier try was carried out though its answer was lost', async () => {
    let status: 'PUBLISHED' | 'DEACTIVATED' = 'PUBLISHED';
    const { screen, press } = await openUpdates({
      'GET /project-updates/project/{id}': () => [updateSample({ status })],
      'POST /project-update/{id}/deactivate': () => {
        status = 'DEACTIVATED';
        return problem(409);
      },
    });
    await press('Deactivate');
    await expect.element(screen.getByRole('button', { name: labelled('Activate') })).toBeVisible();
  });
});

describe('You said, we did', () => {
  test('says plainly of a single question that it has had no reply', async () => {
    const { screen } = await openUpdates({
      'GET /project-updates/project/{id}': () => [],
    });
    await expect.element(screen.getByText('This question has had no reply yet.')).toBeVisible();
  });

  test('shows each question with its published replies, and which have had none [UI-18]', async () => {
    const { screen } = await openUpdates({
      'GET /project-updates/project/{id}': () => [
        updateSample({ text: 'We moved to the evening.', questions: [{ id: 90 }] }),
        updateSample({ id: 9, status: 'DRAFT', text: 'Not out yet.', questions: [{ id: 91 }] }),
      ],
      'GET /questions-with-poll-scores/project/{id}': () => [
        questionSample(),
        questionSample({ id: 91, text: '<p>How clear is our aim?</p>' }),
        questionSample({ id: 92, text: '<p>Never asked?</p>', status: 'DRAFT' }),
      ],
    });
    await expect.element(screen.getByText('1 of 2 questions has had no reply yet.')).toBeVisible();
    const answered = screen.getByRole('article', { name: 'What would make taking part easier?' });
    await expect.element(answered).toHaveTextContent('20 October 2026: We moved to the evening.');
    const open = screen.getByRole('article', { name: 'How clear is our aim?' });
    await expect.element(open).toHaveTextContent('No reply yet');
    await expect.element(screen.getByText('Never asked?')).not.toBeInTheDocument();

    await open.getByRole('button', { name: 'Write a reply' }).click();
    await expect
      .element(screen.getByRole('checkbox', { name: 'How clear is our aim?' }))
      .toBeChecked();
  });

  test('failing to load leaves the updates in place', async () => {
    const { screen, shown } = await openUpdates({
      'GET /questions-with-poll-scores/project/{id}': () => problem(500),
    });
    await expect.poll(() => shown().length).toBe(3);
    await expect.element(screen.getByText('The questions could not be loaded.')).toBeVisible();
  });
});
