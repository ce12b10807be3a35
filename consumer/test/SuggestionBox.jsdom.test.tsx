// @vitest-environment jsdom
import './jsdom';
import { ErrorSummary, Menu, Select, Table, UiProvider } from '@sounding/ui';
import { DateTimePicker } from '@sounding/ui/DateTimePicker';
import { RichTextEditor } from '@sounding/ui/RichTextEditor';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SuggestionBox } from '../src/SuggestionBox';

const complaint = vi.spyOn(console, 'error');

beforeEach(() => complaint.mockClear());

afterEach(() => {
  cleanup();
  expect(complaint).not.toHaveBeenCalled();
});

const show = (part: ReactNode) =>
  render(
    <UiProvider navigate={vi.fn()} locale="fr-FR">
      {part}
    </UiProvider>,
  );

test('an idea is refused once that is confirmed', async () => {
  const person = userEvent.setup();
  show(<SuggestionBox />);
  await person.click(screen.getByRole('button', { name: 'Refuser l’idée' }));
  await person.click(await screen.findByRole('button', { name: 'Refuser' }));
  expect(await screen.findByText('Cette idée est refusée.')).toBeTruthy();
});

test('what opens over the page is found there', async () => {
  const person = userEvent.setup();
  const chosen = vi.fn<(what?: string) => void>();
  show(
    <>
      <Menu
        label="Plus"
        items={[{ id: 'print', label: 'Imprimer', onAction: () => chosen('print') }]}
      />
      <Select
        label="Rayon"
        value={null}
        onChange={chosen}
        options={[
          { value: 'novels', label: 'Romans' },
          { value: 'maps', label: 'Cartes' },
        ]}
      />
      <Table
        caption="Idées"
        columns={[{ id: 'title', label: 'Titre', cell: ({ title }) => title }]}
        rows={[{ title: 'Ouvrir le dimanche' }]}
        getRowId={({ title }) => title}
        rowActions={({ title }) => [
          { id: 'answer', label: 'Répondre', onAction: () => chosen(title) },
        ]}
        empty="Aucune idée"
      />
    </>,
  );
  await person.click(screen.getByRole('button', { name: 'Plus' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Imprimer' }));
  await person.click(screen.getByRole('button', { name: /Rayon/ }));
  await person.click(await screen.findByRole('option', { name: 'Cartes' }));
  await person.click(screen.getByRole('button', { name: /Ouvrir le dimanche/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Répondre' }));
  expect(chosen.mock.calls).toEqual([['print'], ['maps'], ['Ouvrir le dimanche']]);
});

test('fields take what is typed, and an error leads to its field', async () => {
  const person = userEvent.setup();
  const onDate = vi.fn();
  const onAnswer = vi.fn();
  show(
    <>
      <ErrorSummary
        title="À corriger"
        errors={[{ message: 'La date manque', fieldId: 'date' }]}
        focusKey={1}
      />
      <DateTimePicker id="date" label="Jusqu’au" value={null} onChange={onDate} />
      <RichTextEditor label="Réponse" value="<p>Bonjour</p>" onChange={onAnswer} />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'À corriger' }));
  await person.click(screen.getByRole('link', { name: 'La date manque' }));
  const date = screen.getByRole('textbox', { name: 'Jusqu’au' });
  expect(document.activeElement).toBe(date);
  await person.type(date, '01/12/2032, 14:30');
  expect(onDate).toHaveBeenLastCalledWith(new Date('2032-12-01T14:30:00Z'));
  const answer = await screen.findByRole('textbox', { name: /Réponse/ });
  expect(answer.textContent).toContain('Bonjour');
  await person.click(answer);
  const bold = screen.getByRole('button', { name: 'Bold' });
  await person.click(bold);
  await vi.waitFor(() => expect(bold.getAttribute('aria-pressed')).toBe('true'));
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(answer);
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalled());
});
