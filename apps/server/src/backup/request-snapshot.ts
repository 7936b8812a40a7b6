import { connect } from 'node:net';
import path from 'node:path';
import { BackupError } from './backup-file.ts';

/** Asks the server that has the database open for a copy. @throws BackupError when the copy could not be made. */
export async function requestSnapshot(socketFile: string, target: string): Promise<void> {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(socketFile, () => socket.write(`${path.resolve(target)}\n`));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text.trim()));
    socket.on('error', reject);
  });
  if (answer !== 'done') {
    throw new BackupError(`The running server could not copy its data: ${answer || 'it stopped'}.`);
  }
}
