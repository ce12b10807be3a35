import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import type { ModuleExports } from 'storybook/internal/types';
import { useContext, type CSSProperties } from 'react';
import { sentenceCase } from './sentenceCase';
import * as css from './blocks.css';

interface StatesProps {
  /** The stories' module. */
  of: ModuleExports;
  /** `wide` puts the states below each other, for components that fill a page. */
  layout?: 'columns' | 'wide' | undefined;
}

/**
 * Every story of a component on one page, so that all its states can be reviewed side by side. Stories that
 * float over a page, or that press something to reach their state, are framed in pages of their own.
 */
export function States({ of, layout = 'columns' }: StatesProps) {
  const context = useContext(DocsContext);
  const { csfFile } = useOf(of, ['meta']);
  const stories = context.componentStoriesFromCSFFile(csfFile);

  return (
    <div className={`sb-unstyled ${css.states}`}>
      {stories.map((story) => {
        const isFramed = story.playFunction !== undefined || isFloating(story.parameters);
        const address = `iframe.html?id=${story.id}&viewMode=story`;
        return (
          <figure
            key={story.id}
            aria-label={story.name}
            className={layout === 'wide' || isFramed ? css.wideState : css.state}
          >
            <figcaption className={css.stateName}>
              <a href={`./?path=/story/${story.id}`} target="_top">
                {sentenceCase(story.name)}
              </a>
            </figcaption>
            {isFramed ? (
              <iframe
                title={story.name}
                src={address}
                loading="lazy"
                className={css.framed}
                style={heightOf(story.parameters)}
              />
            ) : (
              <div className={css.stateBody}>
                <Story of={exportOf(story)} />
              </div>
            )}
          </figure>
        );
      })}
    </div>
  );
}

type Parameters = Readonly<Record<string, unknown>>;

/** Whether a story takes the whole page, which it says by `docs.story.inline: false`. */
function isFloating(parameters: Parameters): boolean {
  return read(read(parameters['docs'], 'story'), 'inline') === false;
}

/** The height that a story needs for a page of its own, from `docs.story.height`. */
function heightOf(parameters: Parameters): CSSProperties | undefined {
  const height = read(read(parameters['docs'], 'story'), 'height');
  return typeof height === 'string' ? { blockSize: height } : undefined;
}

function read(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null
    ? new Map<string, unknown>(Object.entries(from)).get(name)
    : undefined;
}

/** Storybook types what a file exports as `any`. */
function exportOf({ moduleExport }: { moduleExport: unknown }): object {
  if (typeof moduleExport !== 'object' || moduleExport === null)
    throw new Error('A story is an object');
  return moduleExport;
}
