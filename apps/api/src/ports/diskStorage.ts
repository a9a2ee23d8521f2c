/** Print files in a folder of this machine: the driver that needs no configuration. */
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Storage } from './storage.ts';

/** @param folder created on demand; holds `uploads/`, `previews/` and `work/` */
export function createDiskStorage(folder: string): Storage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const uploads = new FileStore({ directory: folder });
  return {
    kind: 'disk',
    uploads,
    workFolder: join(folder, 'work'),
    read: async (key) => ((await disk.exists(key)) ? disk.getBytes(key) : null),
    putFile: (key, path, contentType) => disk.moveFromFs(path, key, { contentType }),
    toLocal: async (key) => {
      const path = join(folder, key);
      try {
        await access(path);
      } catch {
        return null; // Removed meanwhile.
      }
      return { path, release: () => Promise.resolve() };
    },
    removeUpload: async (key) => {
      await disk.delete(key);
      await disk.delete(`${key}.json`);
    },
    removeAll: async (prefix) => {
      await mkdir(folder, { recursive: true });
      await disk.deleteAll(prefix);
    },
  };
}
