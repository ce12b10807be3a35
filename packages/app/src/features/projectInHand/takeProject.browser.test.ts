import { describe, expect, test } from 'vitest';
import { createServices } from '../../createServices';
import { fakeServer } from '../../testing/fakeServer';
import { storedProjectSample } from '../../testing/samples';
import { newFormKey } from './keys';
import type { ProjectInHand } from './projectInHand';
import { projectStoreOf } from './projectStoreOf';
import { takeForEditing } from './takeProject';

/** A tab of somebody signed in, and a server that has the sample project. */
function openTab() {
  const server = fakeServer({
    'GET /projects/{id}': () => storedProjectSample(),
    'GET /project-documents/{id}': () => undefined,
  });
  const { services } = createServices({
    storage: sessionStorage,
    fetch: server.fetch,
    onAgreementRequired: () => undefined,
  });
  services.session.start('a-token', 'ada@sounding.example');
  const take = () => takeForEditing(services, 12, new AbortController().signal);
  return { services, server, take, store: projectStoreOf(services) };
}

/** The same project as another tab has left it. */
const leftBy = (inHand: ProjectInHand, subtitle: string): ProjectInHand => ({
  ...inHand,
  formKey: newFormKey(),
  form: { ...inHand.form, subtitle },
});

describe('A stored project that is opened again', () => {
  test('has the very same fields where nothing changed, so that no editor is built anew', async () => {
    const { take, store, server } = openTab();
    const first = await take();
    const second = await take();
    expect(server.arrived('GET /projects/{id}')).toHaveLength(2);
    expect(second.formKey).toBe(first.formKey);
    expect(store.get()?.form).toBe(first.form);
  });

  test('is not asked for while what another tab left of it waits for a decision', async () => {
    const { services, take, store, server } = openTab();
    services.keptProjects.keep(leftBy(await take(), 'Left by another tab'));
    await take();
    const found = store.found();
    expect(found?.inHand.form.subtitle).toBe('Left by another tab');
    await take();
    expect(store.found()).toBe(found);
    expect(server.arrived('GET /projects/{id}')).toHaveLength(2);
  });

  test('is not compared with what its own tab keeps', async () => {
    const { services, take, store } = openTab();
    const inHand = await take();
    services.keptProjects.keep({ ...inHand, form: { ...inHand.form, subtitle: 'Being typed' } });
    await take();
    expect(store.found()).toBeNull();
    expect(await services.keptProjects.list()).toHaveLength(1);
  });

  test('lets go of what reads as it is stored, and of nothing else', async () => {
    const { services, take } = openTab();
    const inHand = await take();
    services.keptProjects.keep(leftBy(inHand, inHand.form.subtitle));
    services.keptProjects.keep(leftBy(inHand, 'Left by another tab'));
    services.keptProjects.keep({ ...leftBy(inHand, 'Of another project'), id: 13 });
    expect(await services.keptProjects.list()).toHaveLength(3);
    await take();
    const left = await services.keptProjects.list();
    expect(left.map((copy) => copy.inHand.form.subtitle).toSorted()).toEqual([
      'Left by another tab',
      'Of another project',
    ]);
  });
});
