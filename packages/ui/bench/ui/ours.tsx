import { Button } from '../../src/components/Button';
import { Modal } from '../../src/components/Modal';
import { SearchField } from '../../src/components/SearchField';
import { Table, type TableColumn } from '../../src/components/Table';
import { UiProvider } from '../../src/components/UiProvider';
import { offer, type PageProps, type Project } from './measure';

const nothing = () => undefined;
const columns: readonly TableColumn<Project>[] = [
  { id: 'title', label: 'Title', isRowHeader: true, cell: ({ title }) => title },
  { id: 'state', label: 'State', cell: ({ state }) => state },
  { id: 'answers', label: 'Answers', cell: ({ answers }) => answers },
];
const getRowId = ({ id }: Project) => String(id);
const getRowHref = ({ id }: Project) => `/projects/${id}`;
const rowActions = () => [{ id: 'delete', label: 'Delete', onAction: nothing }];

function Page({ projects, isDialogOpen }: PageProps) {
  return (
    <UiProvider navigate={nothing}>
      <main>
        <SearchField label="Search" value="" onChange={nothing} />
        <Table
          caption="Projects"
          columns={columns}
          rows={projects}
          getRowId={getRowId}
          getRowHref={getRowHref}
          rowActions={rowActions}
          empty="None"
        />
        <Modal
          isOpen={isDialogOpen}
          onClose={nothing}
          title="Delete the project?"
          actions={
            <>
              <Button variant="danger">Delete</Button>
              <Button>Cancel</Button>
            </>
          }
        >
          <p>It cannot be brought back.</p>
        </Modal>
      </main>
    </UiProvider>
  );
}

offer((props) => <Page {...props} />);
