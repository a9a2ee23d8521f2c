/** Makes the template database and the folder for files once per run and removes them at the end. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { fill, openMemory, openTestServer, type Template } from './databases.ts';
import { execute, withDatabase } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template;
    /** Stored files of every server under test; removed after the last file. */
    filesFolder: string;
  }
}

async function embeddedTemplate(): Promise<{ template: Template; remove: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'banxin-test-'));
  const path = join(folder, 'template.tar');
  const { engine, database } = await openMemory();
  await fill(database);
  const dump = await engine.dumpDataDir('none');
  writeFileSync(path, new Uint8Array(await dump.arrayBuffer()));
  await database.close();
  return {
    template: { kind: 'embedded', path },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function serverTemplate(url: string): Promise<{
  template: Template;
  remove: () => Promise<void>;
}> {
  const name = `banxin_template_${process.pid}_${Math.trunc(performance.now())}`;
  await execute(url, [`create database ${name}`]);
  const database = openTestServer(withDatabase(url, name));
  await fill(database);
  await database.close();
  return {
    template: { kind: 'server', url, name },
    remove: () => execute(url, [`drop database if exists ${name} with (force)`]),
  };
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  const { template, remove } = url ? await serverTemplate(url) : await embeddedTemplate();
  const files = mkdtempSync(join(tmpdir(), 'banxin-test-files-'));
  project.provide('template', template);
  project.provide('filesFolder', files);
  return async () => {
    await remove();
    rmSync(files, { recursive: true, force: true });
  };
}
