'use client';
import { useEffect, useRef, useState } from 'react';
import { shrinkPicture } from '@/components/admin/pictures/shrink-picture';
import { uploadPicture } from '@/components/admin/pictures/upload-picture';
import { moved } from '@/lib/catalog/pictures/picture-rules';
import type { ProductPictureView } from '@/lib/catalog/pictures/picture-views';
import { messages } from '@/lib/messages';
import { pictureListSentences as say } from '@/lib/messages/en/admin/products/picture-list';
import {
  choiceOf,
  entriesKept,
  entriesOf,
  newEntry,
  type PictureEntry,
  roomIn,
  type SettledEntry,
  settledEntries,
} from './picture-entry';

type Change = Partial<PictureEntry>;

/** The pictures of a product's form: uploads each as soon as it is chosen, one after the other. */
export function usePictures(initial: readonly ProductPictureView[], kept?: readonly SettledEntry[]) {
  const [stored, setStored] = useState(initial);
  const [entries, setEntries] = useState(() => (kept ? entriesKept(kept) : entriesOf(initial)));
  /** About the list as a whole, such as too many at once. */
  const [notice, setNotice] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const files = useRef(new Map<string, File>());
  const running = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  const count = useRef(0);
  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const upload of uploads.values()) {
        upload.abort();
      }
    };
  }, []);

  const change = (key: string, changes: Change) =>
    setEntries((current) => current.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)));

  function drop(key: string) {
    running.current.get(key)?.abort();
    running.current.delete(key);
    files.current.delete(key);
    setEntries((current) => current.filter((entry) => entry.key !== key));
  }

  function start(key: string, file: File) {
    const upload = new AbortController();
    files.current.set(key, file);
    running.current.set(key, upload);
    // One after the other: a decoded photo fills a phone's memory.
    queue.current = queue.current.then(() => send(key, file, upload)).catch(() => undefined);
  }

  async function send(key: string, file: File, { signal }: AbortController) {
    if (signal.aborted) {
      return;
    }
    const shrunk = await shrinkPicture(file).catch(() => null);
    if (signal.aborted) {
      return;
    }
    if (shrunk === null || !shrunk.ok) {
      change(key, { progress: null, error: shrunk?.error ?? messages.product.imageUnread, canRetry: false });
      return;
    }
    const preview = URL.createObjectURL(shrunk.value);
    change(key, { url: preview });
    const answer = await uploadPicture(shrunk.value, {
      kind: 'product_picture',
      fileName: file.name,
      signal,
      onProgress: (progress) => !signal.aborted && change(key, { progress }),
    });
    URL.revokeObjectURL(preview);
    if (signal.aborted) {
      return;
    }
    running.current.delete(key);
    if (answer.ok) {
      const { uploadId, url } = answer.value;
      change(key, { source: { uploadId }, url, progress: null });
      setAnnouncement(say.ready);
    } else {
      change(key, { progress: null, error: answer.error, canRetry: true, url: null });
    }
  }

  function add(chosen: readonly File[]) {
    // A new choice takes the place of those that were refused.
    const others = entries.filter(({ error }) => error === null);
    const taken = chosen.slice(0, Math.max(0, roomIn(others)));
    setNotice(taken.length < chosen.length ? say.tooMany(chosen.length - taken.length) : null);
    setAnnouncement('');
    const added = taken.map((file) => {
      count.current += 1;
      const key = `new-${count.current}-${file.name}`;
      start(key, file);
      return newEntry(key, file.name);
    });
    setEntries([...others, ...added]);
  }

  const choice = choiceOf(entries, stored);
  const shown = entries.filter(({ isRemoved }) => !isRemoved);
  const uploading = shown.filter(({ progress }) => progress !== null);
  return {
    entries,
    shown,
    notice,
    announcement,
    room: roomIn(entries),
    choice,
    settled: settledEntries(entries),
    isChanged: choice !== 'keep' || shown.some(({ source }) => source === null),
    progress: uploading[0]?.progress ?? null,
    error: shown.find(({ error }) => error !== null)?.error ?? null,
    shownUrl: shown[0]?.url ?? null,
    add,
    describe: (key: string, changes: Pick<Change, 'alt' | 'focalX' | 'focalY'>) => change(key, changes),
    /** Moves a picture among those that are shown. */
    move: (key: string, to: number) => {
      const from = shown.findIndex((entry) => entry.key === key);
      const next = moved(shown, from, to);
      if (next !== shown) {
        setEntries([...next, ...entries.filter(({ isRemoved }) => isRemoved)]);
        setAnnouncement(say.movedTo(to + 1, shown.length));
      }
    },
    remove: (key: string) => {
      setNotice(null);
      const entry = entries.find((known) => known.key === key);
      if (entry?.source) {
        change(key, { isRemoved: true });
      } else {
        drop(key);
      }
      setAnnouncement(say.removed);
    },
    takeBack: (key: string) => {
      if (roomIn(entries) > 0) {
        change(key, { isRemoved: false });
        setAnnouncement(say.takenBack);
      } else {
        setNotice(say.full);
      }
    },
    retry: (key: string) => {
      const file = files.current.get(key);
      if (file) {
        change(key, { progress: 0, error: null });
        start(key, file);
      }
    },
    reset: (pictures: readonly ProductPictureView[]) => {
      for (const upload of running.current.values()) {
        upload.abort();
      }
      running.current.clear();
      setStored(pictures);
      setEntries(entriesOf(pictures));
    },
    /** The server does not know an upload any more: new ones have to be sent again. */
    setError: (error: string) => {
      setNotice(error);
      setEntries((current) =>
        current.map((entry) =>
          entry.source && 'uploadId' in entry.source
            ? { ...entry, source: null, error, canRetry: files.current.has(entry.key) }
            : entry,
        ),
      );
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
