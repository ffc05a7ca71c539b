import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { bundleFromJSON, bundleToJSON, toDSSEBundle } from '@sigstore/bundle';
import { toSignedEntity, toTrustMaterial, Verifier } from '@sigstore/verify';
import { expect, it } from 'vitest';
import { HEAD_SHA } from '../../../../demo/events.ts';
import { problemsOfStatement, statementOf } from '../../../report/json/in-toto.ts';
import { outcomeOf, runGate } from '../../../run/gate.ts';
import { AttestationJson } from '../attestation/attestation-schema.ts';

const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

function paddedText(payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.length} `), payload]);
}

/** Signs as `actions/attest` does, but with a key of this test in place of a certificate that only GitHub can get. */
function signed(payload: Buffer) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signature = sign('sha256', paddedText(payload), privateKey);
  const bundle = toDSSEBundle({ artifact: payload, artifactType: PAYLOAD_TYPE, signature, keyHint: 'of-the-test' });
  return { bundle: bundleToJSON(bundle), publicKey };
}

type Signed = ReturnType<typeof signed>;

function verify(bundle: Signed['bundle'], publicKey: Signed['publicKey']): void {
  const nobody = { mediaType: '', tlogs: [], certificateAuthorities: [], ctlogs: [], timestampAuthorities: [] };
  const rawBytes = publicKey.export({ type: 'spki', format: 'der' });
  const known = { 'of-the-test': { rawBytes, keyDetails: 5, validFor: { start: new Date(0) } } };
  const verifier = new Verifier(toTrustMaterial(nobody, known), {
    tlogThreshold: 0,
    ctlogThreshold: 0,
    timestampThreshold: 0,
  });
  verifier.verify(toSignedEntity(bundleFromJSON(bundle)));
}

it('the input attestation-path writes the predicate of a pass, whose signed statement others verify', async () => {
  const run = await runGate({ inputs: { 'attestation-path': 'out/pass.json' } });
  expect(outcomeOf(run)).toEqual([0, 'pass', '']);
  const [, text] = [...run.leftFiles].find(([path]) => path.endsWith('/workspace/out/pass.json'))!;
  const predicate = JSON.parse(text);
  expect(AttestationJson.parse(predicate)).toMatchObject({
    commit: HEAD_SHA,
    repository: run.report.repository,
    run: run.report.links.run,
    scans: run.report.scans.map(({ id, decides }) => ({ id, decides })),
    conditions: run.report.conditions.map(({ name, result, found }) => ({ name, result, found })),
  });
  expect(run.stdout).not.toContain('attestation');

  const statement = statementOf(predicate, createHash('sha256').update('what is released').digest('hex'));
  expect(problemsOfStatement(statement)).toEqual([]);
  const { bundle, publicKey } = signed(Buffer.from(JSON.stringify(statement)));
  expect(() => verify(bundle, publicKey)).not.toThrow();
  const payload = Buffer.from(bundle.dsseEnvelope!.payload, 'base64');
  expect(JSON.parse(payload.toString())).toEqual(statement);

  for (const at of [0, payload.indexOf('FINDINGS_GATE_PASS'), payload.length - 1]) {
    const changed = Buffer.from(payload);
    changed[at] = changed[at]! ^ 1;
    const envelope = { ...bundle.dsseEnvelope!, payload: changed.toString('base64') };
    const forged = { ...bundle, dsseEnvelope: envelope } as Signed['bundle'];
    expect(() => verify(forged, publicKey)).toThrow('signature verification failed');
  }
  expect(() => verify(bundle, signed(payload).publicKey)).toThrow('signature verification failed');
});
