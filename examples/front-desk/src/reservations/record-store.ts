/** Records of one kind: all the front desk asks of where they are kept. */
export interface RecordStore<T extends { readonly key: string }> {
  list(): Promise<readonly T[]>;
  /**
   * Keeps records, each in place of the one with its key.
   * @param check sees all records in the same transaction, so that two tabs can't both take the last room.
   * @returns why it was refused, or nothing.
   */
  put(
    records: readonly T[],
    check?: (all: readonly T[]) => string | undefined,
  ): Promise<string | undefined>;
  /** Calls the listener after each change, of another tab too. Returns what ends that. */
  subscribe(listener: () => void): () => void;
}

const KINDS = ['reservations', 'rooms'] as const;

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Keeps records in this browser, apart for each hotel. */
export function browserStore<T extends { readonly key: string }>(
  hotel: string,
  kind: (typeof KINDS)[number],
): RecordStore<T> {
  const opening = indexedDB.open(`front-desk.${hotel}`, 1);
  opening.onupgradeneeded = () => {
    for (const name of KINDS) opening.result.createObjectStore(name, { keyPath: 'key' });
  };
  const database = settled(opening);
  const open = async (mode: IDBTransactionMode) =>
    (await database).transaction(kind, mode).objectStore(kind);
  // A channel does not receive its own messages: the second one receives the changes of this page.
  const name = `front-desk.${hotel}.${kind}`;
  const [channel, echo] = [new BroadcastChannel(name), new BroadcastChannel(name)];
  return {
    list: async () => settled<T[]>((await open('readonly')).getAll()),
    async put(records, check) {
      const store = await open('readwrite');
      const refused = check?.(await settled<T[]>(store.getAll()));
      if (refused !== undefined) return refused;
      await Promise.all(records.map((record) => settled(store.put(record))));
      channel.postMessage(null);
      return undefined;
    },
    subscribe(listener) {
      echo.addEventListener('message', listener);
      return () => echo.removeEventListener('message', listener);
    },
  };
}
