/** `node serve.ts <config>`: Verdaccio on a port that the system gives. Its own program takes a port that is named to it only. */
import { runServer } from 'verdaccio';

const [, , config] = process.argv;
const server = await runServer(config);
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`Serving on port ${server.address().port}\n`);
});
