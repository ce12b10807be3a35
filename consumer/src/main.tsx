import { UiProvider } from '@sounding/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SuggestionBox } from './SuggestionBox';
import './theme.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <UiProvider navigate={(path) => location.assign(path)} locale="fr-FR">
      <SuggestionBox />
    </UiProvider>
  </StrictMode>,
);
