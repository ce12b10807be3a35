import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type IExtractorMessagesConfig,
} from '@microsoft/api-extractor';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { entryPoints, type EntryPoint } from '../entryPoints';
import { outputFolder, packageFolder } from '../folders';

/**
 * Writes an API report for each entry point of the built package, in a form that a reviewer can read, and
 * returns the names of the files.
 */
export async function writeApiReports(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const configs = entryPoints.map((entryPoint) => configure(entryPoint, folder));
  const [first] = configs;
  if (first === undefined) return [];
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: entryPoints.map(typesOf),
  });
  for (const config of configs)
    Extractor.invoke(config, {
      localBuild: true,
      compilerState,
      messageCallback: (message) => {
        if (message.logLevel === ExtractorLogLevel.Error) throw new Error(message.text);
        message.handled = true;
      },
    });
  return entryPoints.map(reportOf);
}

const typesOf = ({ module }: EntryPoint) => resolve(outputFolder, `${module}.d.ts`);

const reportOf = ({ subpath }: EntryPoint) =>
  `${subpath === '.' ? 'index' : subpath.slice('./'.length)}.api.md`;

/** The warnings that a report contains besides the declarations; nobody here uses release tags. */
const messages: IExtractorMessagesConfig = {
  extractorMessageReporting: {
    default: { logLevel: ExtractorLogLevel.None },
    'ae-forgotten-export': { logLevel: ExtractorLogLevel.Warning, addToApiReportFile: true },
  },
  tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
};

/** The compiler options of another team, not ours: the types have to stand by themselves. */
const compilerOptions = {
  target: 'ES2023',
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  types: [],
};

function configure(entryPoint: EntryPoint, folder: string): ExtractorConfig {
  const types = typesOf(entryPoint);
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: resolve(outputFolder, 'package.json'),
    configObject: {
      projectFolder: outputFolder,
      mainEntryPointFilePath: types,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [types] } },
      apiReport: {
        enabled: true,
        reportFileName: reportOf(entryPoint),
        reportFolder: folder,
        reportTempFolder: resolve(packageFolder, '../../.build/api'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      messages,
    },
  });
}
