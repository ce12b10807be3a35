import '@mantine/core/styles.css';
import {
  ActionIcon,
  Anchor,
  Button,
  MantineProvider,
  Menu,
  Modal,
  Pagination,
} from '@mantine/core';
import { Select, Table, Tabs, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { offer, type PageProps } from './measure';

const nothing = () => undefined;
const states = [
  { value: 'all', label: 'All' },
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published' },
];

function Projects({ projects }: Pick<PageProps, 'projects'>) {
  return (
    <>
      <TextInput label="Search" type="search" value="" onChange={nothing} />
      <Select label="State" value="all" onChange={nothing} data={states} />
      <Table>
        <Table.Caption>Projects</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Title</Table.Th>
            <Table.Th>State</Table.Th>
            <Table.Th>Answers</Table.Th>
            <Table.Th>Actions</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {projects.map(({ id, title, state, answers }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row">
                <Anchor href={`/projects/${id}`}>{title}</Anchor>
              </Table.Th>
              <Table.Td>{state}</Table.Td>
              <Table.Td>{answers}</Table.Td>
              <Table.Td>
                <Menu>
                  <Menu.Target>
                    <ActionIcon aria-label={`Actions: ${title}`}>…</ActionIcon>
                  </Menu.Target>
                  <Menu.Dropdown>
                    <Menu.Item>Export</Menu.Item>
                    <Menu.Item>Delete</Menu.Item>
                  </Menu.Dropdown>
                </Menu>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Pagination total={3} value={2} onChange={nothing} />
    </>
  );
}

function Body({ projects }: Pick<PageProps, 'projects'>) {
  return (
    <>
      <h1>Projects</h1>
      <Tabs value="current" onChange={nothing} keepMounted={false}>
        <Tabs.List aria-label="Views of your projects">
          <Tabs.Tab value="current">Current</Tabs.Tab>
          <Tabs.Tab value="previous">Previous</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="current">
          <Projects projects={projects} />
        </Tabs.Panel>
        <Tabs.Panel value="previous">None</Tabs.Panel>
      </Tabs>
    </>
  );
}

const header = (
  <header>
    <Anchor href="/">Projects</Anchor> v1 <Button>Log out</Button>
  </header>
);

/** Mantine's messages are in another package, and left out here to its advantage. */
function Page({ projects, isDialogOpen }: PageProps) {
  // Memoised, so that the dialog renders nothing but itself.
  const body = useMemo(() => <Body projects={projects} />, [projects]);
  return (
    <MantineProvider>
      {header}
      <main>
        {body}
        <Modal opened={isDialogOpen} onClose={nothing} title="Delete the project?">
          <p>It cannot be brought back.</p>
          <Button color="red">Delete</Button>
          <Button>Cancel</Button>
        </Modal>
      </main>
    </MantineProvider>
  );
}

offer((props) => <Page {...props} />);
