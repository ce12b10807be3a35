import '@mantine/core/styles.css';
import { ActionIcon, Anchor, Button, MantineProvider, Menu, Modal } from '@mantine/core';
import { Table, TextInput } from '@mantine/core';
import { offer, type PageProps } from './measure';

const nothing = () => undefined;

function Page({ projects, isDialogOpen }: PageProps) {
  return (
    <MantineProvider>
      <main>
        <TextInput label="Search" type="search" value="" onChange={nothing} />
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
                      <Menu.Item>Delete</Menu.Item>
                    </Menu.Dropdown>
                  </Menu>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
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
