import { useMemo } from 'react';
import { Button } from '../../src/components/Button';
import { Header } from '../../src/components/Header';
import { Modal } from '../../src/components/Modal';
import { Pagination } from '../../src/components/Pagination';
import { SearchField } from '../../src/components/SearchField';
import { Select } from '../../src/components/Select';
import { Table, type TableColumn } from '../../src/components/Table';
import { Tabs } from '../../src/components/Tabs';
import { ToastRegion } from '../../src/components/Toast';
import { UiProvider } from '../../src/components/UiProvider';
import { offer, type PageProps, type Project } from './measure';

const nothing = () => undefined;
const columns: readonly TableColumn<Project>[] = [
  { id: 'title', label: 'Title', isRowHeader: true, cell: ({ title }) => title },
  { id: 'state', label: 'State', cell: ({ state }) => state },
  { id: 'answers', label: 'Answers', cell: ({ answers }) => answers },
];
const states = [
  { value: 'all', label: 'All' },
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published' },
];
const getRowId = ({ id }: Project) => String(id);
const getRowHref = ({ id }: Project) => `/projects/${id}`;
const rowActions = () => [
  { id: 'export', label: 'Export', onAction: nothing },
  { id: 'delete', label: 'Delete', onAction: nothing },
];

function Projects({ projects }: Pick<PageProps, 'projects'>) {
  return (
    <>
      <SearchField label="Search" value="" onChange={nothing} />
      <Select label="State" value="all" onChange={nothing} options={states} />
      <Table
        caption="Projects"
        columns={columns}
        rows={projects}
        getRowId={getRowId}
        getRowHref={getRowHref}
        rowActions={rowActions}
        empty="None"
      />
      <Pagination page={1} totalPages={3} onChange={nothing} />
    </>
  );
}

function Body({ projects }: Pick<PageProps, 'projects'>) {
  return (
    <>
      <h1>Projects</h1>
      <Tabs
        label="Views of your projects"
        selectedId="current"
        onSelect={nothing}
        tabs={[
          { id: 'current', label: 'Current', content: <Projects projects={projects} /> },
          { id: 'previous', label: 'Previous', content: 'None' },
        ]}
      />
    </>
  );
}

const header = (
  <Header homeHref="/" productName="Projects" version="v1" isAuthenticated onLogOut={nothing} />
);

function Page({ projects, isDialogOpen }: PageProps) {
  // Memoised, so that the dialog renders nothing but itself.
  const body = useMemo(() => <Body projects={projects} />, [projects]);
  return (
    <UiProvider navigate={nothing}>
      {header}
      <main>
        {body}
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
      <ToastRegion />
    </UiProvider>
  );
}

offer((props) => <Page {...props} />);
