import { expect, test } from 'vitest';

import { projectLimits } from './limits';

test('the project form’s numbers are the specification’s', () => {
  expect(projectLimits).toMatchObject({
    title: 100,
    subtitle: 150,
    heading: 100,
    paragraph: 1000,
    funder: 100,
    paragraphs: 4,
    contentsToDeleteHeading: 4,
  });
});
