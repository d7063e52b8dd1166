export default async function teardown() {
  await globalThis.__sandboxServer?.stop();
}
