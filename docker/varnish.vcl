# A CDN of the shop's own: Varnish before several edges on one store. docs/releasing.md tells what it keeps and how it forgets.
vcl 4.1;

import directors;
import std;

probe ready {
  .url = "/ready";
  .interval = 1s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
}

# The names of docker-compose.yml, profile "scale".
backend edge_1 { .host = "edge-1"; .port = "8080"; .probe = ready; }
backend edge_2 { .host = "edge-2"; .port = "8080"; .probe = ready; }
backend edge_3 { .host = "edge-3"; .port = "8080"; .probe = ready; }

# Who may make it forget: whoever publishes, from inside.
acl publishers {
  "localhost";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_init {
  new edges = directors.round_robin();
  edges.add_backend(edge_1);
  edges.add_backend(edge_2);
  edges.add_backend(edge_3);
}

sub vcl_recv {
  set req.backend_hint = edges.backend();

  # Forgets the documents of a set of releases: BAN / with X-Release-Set.
  if (req.method == "BAN") {
    if (client.ip !~ publishers) { return (synth(403)); }
    if (req.http.X-Release-Set !~ "^[\w-]{16}$") { return (synth(400)); }
    ban("obj.http.X-Release-Set == " + req.http.X-Release-Set);
    return (synth(200));
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }

  # Old documents are for a moment, and for when no edge answers.
  if (std.healthy(req.backend_hint)) { set req.grace = 60s; }

  # What is somebody's own: a token, a preview, a chosen view that may be a redirect, what the edge answers by the visitor.
  if (req.http.Authorization || req.http.Cookie ~ "(^|; )release_preview=") { return (pass); }
  if (req.http.Sec-Fetch-Site == "none" && req.http.Cookie ~ "(^|; )store_view_code=") { return (pass); }
  if (req.url ~ "^/(registry\.json|_|metrics|rest/)") { return (pass); }

  # The share that the visitor was drawn into: documents are kept for each.
  unset req.http.X-Release-Share;
  if (req.http.Cookie ~ "(^|; )release_share=[0-9]+\.[a-z]") {
    set req.http.X-Release-Share = regsub(req.http.Cookie, "^.*?release_share=[0-9]+\.([a-z0-9-]+).*$", "\1");
  }
  # Cookies do not make a document somebody's own: the edge says so where one does.
  return (hash);
}

sub vcl_hash {
  hash_data(req.http.X-Release-Share);
  # GraphQL answers depend on these.
  if (req.url ~ "^/graphql") {
    hash_data(req.http.Store);
    hash_data(req.http.Content-Currency);
  }
}

sub vcl_backend_fetch {
  # Another edge, where one has just gone.
  set bereq.backend = edges.backend();
}

sub vcl_backend_response {
  if (beresp.status >= 502 && bereq.retries < 3 && bereq.method == "GET") { return (retry); }
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "private|no-store|no-cache") {
    set beresp.uncacheable = true;
    set beresp.ttl = 5s;
    return (deliver);
  }
  # As stale-if-error says.
  set beresp.grace = 1d;
}

sub vcl_backend_error {
  if (bereq.retries < 3 && bereq.method == "GET") { return (retry); }
}

sub vcl_deliver {
  # For a check from outside.
  if (obj.hits > 0) { set resp.http.X-Cache = "hit"; } else { set resp.http.X-Cache = "miss"; }
}
