import { needsUserAgreement } from '@sounding/domain';
import type { FastifyRequest } from 'fastify';
import type { RecordDenial } from '../audit/recordDenial';
import type { FloodLimit } from '../rateLimits/floodLimit';
import type { SessionHolder, Sessions } from '../sessions/sessions';
import type { ContractOperation } from './contract';
import { refuseOtherSites } from './crossSite';
import { floodKey, originOf } from './origin';
import { agreementRequired, forbidden, sessionRequired } from './problems';

export interface AdmissionOptions {
  readonly sessions: Sessions;
  readonly floodLimit: FloodLimit;
  readonly publicOrigin: string;
  readonly recordDenial: RecordDenial;
}

/** Makes the checks that every operation's requests pass, in this order, before the body is read. */
export function createAdmission(options: AdmissionOptions) {
  return async (request: FastifyRequest, operation: ContractOperation): Promise<void> => {
    refuseOtherSites(request, options.publicOrigin);
    const isWrite = request.method !== 'GET';
    if (operation.roles.size === 0) {
      if (operation.isCounted) await options.floodLimit.take(floodKey(request), isWrite);
      return;
    }
    const holder = await authenticate(request, options, { isWrite, isUse: operation.isUse });
    request.caller = holder;
    if (!operation.roles.has(holder.role)) {
      await options.recordDenial({
        caller: holder,
        operationId: operation.id,
        origin: originOf(request),
      });
      throw forbidden();
    }
    const mayWait = operation.isAllowedBeforeAgreement || !needsUserAgreement(holder.role);
    if (!mayWait && !holder.hasAcceptedAgreement) throw agreementRequired();
  };
}

/** The token of an Authorization header; undefined unless it is complete. */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{43})$/i.exec(headers.authorization ?? '')?.[1];
}

async function authenticate(
  request: FastifyRequest,
  { sessions, floodLimit }: AdmissionOptions,
  { isWrite, isUse }: { readonly isWrite: boolean; readonly isUse: boolean },
): Promise<SessionHolder> {
  const token = bearerToken(request);
  const holder = token === undefined ? undefined : await sessions.find(token, { isUse });
  if (!holder) {
    await floodLimit.take(floodKey(request), false);
    throw sessionRequired();
  }
  await floodLimit.take(`session:${holder.sessionHash.toString('base64')}`, isWrite);
  return holder;
}
