/** The configuration of containers with edges at ports of this machine. Throws where it names fewer: Varnish would look for a container. */
export const withPorts = (vcl, ports) =>
  ports.reduce((text, port, index) => {
    const named = `.host = "edge-${index + 1}"; .port = "8080"`;
    if (!text.includes(named)) throw new Error(`docker/varnish.vcl does not say ${named}`);
    return text.replace(named, `.host = "127.0.0.1"; .port = "${port}"`);
  }, vcl);
