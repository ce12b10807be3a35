import '@fastify/multipart';
import {
  ethicsFileMessages,
  ethicsLimits,
  ethicsUploadProblem,
  fileKind,
  type FileKind,
} from '@sounding/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseEndless } from '../../platform/http/endlessBody';
import { Problem } from '../../platform/http/problem';
import { badRequest, invalid, tooLarge } from '../../platform/http/problems';
import { pictureWithoutMetadata } from '../projects';
import { chosenFileName, displayFileName } from './fileName';
import { findsThreat } from './pdfCheck';

/** A file whose content was checked, and the project that it is for. */
export interface DocumentUpload {
  readonly projectId: number;
  readonly name: string;
  readonly mediaType: 'application/pdf' | 'image/png' | 'image/jpeg';
  readonly bytes: Buffer;
}

export const uploadMessages = {
  noFile: 'Please choose a file',
  noProject: 'The project is missing',
  unknownPart: 'This form takes a file and a project only',
  threatening:
    'This PDF contains, or could hide, a script, a program, another file or a form that sends itself. Please print it to a new PDF and upload that',
} as const;

const mediaTypes: Readonly<Record<FileKind, DocumentUpload['mediaType'] | null>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: null,
};

/** A larger body is not read to its end, so the browser reports a broken connection. */
const hopelessBytes = 10 * ethicsLimits.fileBytes;

const id = /^[1-9]\d{0,9}$/u;
const largestId = 2_147_483_647;

interface Sending {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Reads the form of `uploadProjectDocument`: one file and the project's id, nothing else. */
export async function readDocumentUpload({ request, reply }: Sending): Promise<DocumentUpload> {
  const refusal = () => tooLarge(ethicsFileMessages.tooLarge);
  if (Number(request.headers['content-length'] ?? 0) > hopelessBytes) throw refusal();
  const endless = refuseEndless({ request, reply }, { most: hopelessBytes, refusal });
  const { file, projectId } = await Promise.race([readParts(request), endless]);
  if (file === undefined) throw invalid([{ pointer: '/file', message: uploadMessages.noFile }]);
  if (projectId === undefined || !id.test(projectId) || Number(projectId) > largestId) {
    throw invalid([{ pointer: '/projectId', message: uploadMessages.noProject }]);
  }
  return { ...(await checkFile(file)), projectId: Number(projectId) };
}

type SentFile = Pick<DocumentUpload, 'name' | 'bytes'>;

async function checkFile({
  name,
  bytes: sent,
}: SentFile): Promise<Omit<DocumentUpload, 'projectId'>> {
  const kind = fileKind(sent);
  const mediaType = kind && mediaTypes[kind];
  // Pictures are stored without the place where they were taken, and without what phones write after the end.
  // A picture whose metadata cannot be separated is refused, because nobody could read it.
  const bytes =
    kind === 'png' || kind === 'jpeg'
      ? pictureWithoutMetadata({ bytes: sent, format: kind })
      : sent;
  if (bytes === null) {
    throw invalid([{ pointer: '/file', message: ethicsFileMessages.invalidFormat }]);
  }
  const problem = ethicsUploadProblem({ name, bytes });
  if (problem === ethicsFileMessages.tooLarge) throw tooLarge(problem);
  if (problem !== null || mediaType === null) {
    const message = problem ?? ethicsFileMessages.invalidFormat;
    throw invalid([{ pointer: '/file', message }]);
  }
  if (kind === 'pdf' && (await findsThreat(bytes))) {
    throw invalid([{ pointer: '/file', message: uploadMessages.threatening }]);
  }
  return { name, bytes, mediaType };
}

async function readParts(request: FastifyRequest) {
  let file: SentFile | undefined;
  let projectId: string | undefined;
  const limits = { fileSize: ethicsLimits.fileBytes, files: 1, fields: 1, fieldSize: 64 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (part.fieldname !== 'file') throw unknownPart();
        file = { name: displayFileName(chosenFileName(part.filename)), bytes };
      } else {
        if (part.fieldname !== 'projectId') throw unknownPart();
        projectId = String(part.value);
      }
    }
  } catch (error) {
    throw describeFailure(error);
  }
  return { file, projectId };
}

const unknownPart = () => badRequest(uploadMessages.unknownPart);

/** The parser's own errors, such as a missing boundary or a form that was cut short. */
function describeFailure(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(ethicsFileMessages.tooLarge);
  if (code === 'FST_FILES_LIMIT' || code === 'FST_FIELDS_LIMIT') return unknownPart();
  return badRequest('The form cannot be read. Please send it again.');
}
