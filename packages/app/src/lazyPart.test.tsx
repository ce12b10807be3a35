import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyPart } from './lazyPart';

interface Named {
  name: string;
}

const Greeting = ({ name }: Named) => <p>Hello {name}</p>;
const Apology = ({ name }: Named) => <p>Sorry {name}</p>;
const fails = () => Promise.reject(new Error('The network failed.'));

test('a part is fetched once it is shown, with something in its place until then', async () => {
  let arrive: (part: ComponentType<Named>) => void = () => undefined;
  let fetched = 0;
  const load = () =>
    new Promise<ComponentType<Named>>((resolve) => {
      fetched += 1;
      arrive = resolve;
    });
  const Part = lazyPart(load, Apology, <p>Wait</p>);
  expect(fetched).toBe(0);
  const screen = await render(<Part name="Ada" />);
  await expect.element(screen.getByText('Wait')).toBeVisible();
  arrive(Greeting);
  await expect.element(screen.getByText('Hello Ada')).toBeVisible();
  await expect.element(screen.getByText('Wait')).not.toBeInTheDocument();
  expect(fetched).toBe(1);
});

test('what is said in the place of a part that does not arrive is told the same', async () => {
  const Part = lazyPart(fails, Apology);
  const screen = await render(<Part name="Ada" />);
  await expect.element(screen.getByText('Sorry Ada')).toBeVisible();
});

test('a part that does not arrive takes no page away', async () => {
  const Part = lazyPart(fails);
  const screen = await render(
    <main>
      Page
      <Part />
    </main>,
  );
  await expect.element(screen.getByRole('main')).toHaveTextContent(/^Page$/);
});
