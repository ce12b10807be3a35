import { expect, test } from 'vitest';
import { openApp } from '../../../testing/openApp';
import { ageRanges, interests, storedProjectSample } from '../../../testing/samples';

async function openWith(paragraph: string) {
  const [heading, stored] = storedProjectSample().contents;
  if (heading === undefined || stored === undefined) throw new Error('The sample has contents.');
  return openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      'GET /age-ranges': () => ageRanges,
      'GET /interests': () => interests,
      'GET /project-documents/{id}': () => undefined,
      'GET /projects/{id}': () =>
        storedProjectSample({ contents: [heading, { ...stored, value: paragraph }] }),
    },
  });
}

test('a quiet line says how hard the description is to read', async () => {
  const long = `Please ${Array.from({ length: 30 }, () => 'walk').join(' ')}.`;
  const { screen } = await openWith(`<p>${long} ${long}</p>`);
  await expect
    .element(screen.getByText(/^Reading age about \d+\. 2 sentences are longer than 25 words\.$/))
    .toBeVisible();
});

test('a list does not count as one long sentence', async () => {
  const item = `<li>${Array.from({ length: 12 }, () => 'walk').join(' ')}</li>`;
  const { screen } = await openWith(`<ul>${item}${item}${item}</ul>`);
  await expect.element(screen.getByText(/^Reading age about \d+\.$/)).toBeVisible();
});
