import { hydrateRoot } from 'react-dom/client';
import { Served } from './Served';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

hydrateRoot(root, <Served onAlive={() => document.body.setAttribute('data-alive', '')} />);
