/** Whoever shows how much may still be uploaded learns when that changes. */
import type { UploadPort, UploadReport, UploadRequest } from '@banxin/flows/upload-item';
import { expect, it, vi } from 'vitest';
import { observedPort } from './observedPort.ts';

const { signal } = new AbortController();

const request: UploadRequest = {
  file: { key: 'f1', name: '名片.pdf', size: 100, type: 'application/pdf', source: null },
  uploadUrl: undefined,
};

function setUp(discard: UploadPort['discard'] = async () => undefined) {
  let report: (event: UploadReport) => void = () => undefined;
  const stop = vi.fn();
  const port: UploadPort = {
    start: (_, tell) => {
      report = tell;
      return stop;
    },
    discard,
  };
  const changed = vi.fn();
  const heard: UploadReport[] = [];
  const seen = observedPort(port, changed);
  const end = seen.start(request, (event) => heard.push(event));
  return { seen, changed, heard, end, stop, report: (event: UploadReport) => report(event) };
}

it.each<UploadReport>([
  { type: 'UPLOAD.STARTED', uploadUrl: '/files/tus/f1' },
  { type: 'UPLOADED', fileId: 'f1' },
  { type: 'REFUSED', message: '文件过大' },
  { type: 'FAIL', error: new Error('no network') },
])('$type changes what is left, and is reported first', (event) => {
  const { report, changed, heard } = setUp();
  changed.mockImplementation(() => expect(heard).toEqual([event]));
  report(event);
  expect(changed).toHaveBeenCalledOnce();
});

it('progress is reported and changes nothing', () => {
  const { report, changed, heard } = setUp();
  report({ type: 'PROGRESS', sent: 50 });
  expect(heard).toHaveLength(1);
  expect(changed).not.toHaveBeenCalled();
});

it('an upload that was thrown away changes what is left; one that was not does not', async () => {
  const { seen, changed } = setUp();
  await seen.discard('/files/tus/f1', signal);
  expect(changed).toHaveBeenCalledOnce();
  const failing = setUp(() => Promise.reject(new Error('no network')));
  await expect(failing.seen.discard('/files/tus/f1', signal)).rejects.toThrow('no network');
  expect(failing.changed).not.toHaveBeenCalled();
});

it('stops like the port itself', () => {
  const { end, stop } = setUp();
  end();
  expect(stop).toHaveBeenCalledOnce();
});
