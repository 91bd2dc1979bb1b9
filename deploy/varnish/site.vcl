vcl 4.1;

import directors;
import std;
import xkey;

# The shells. Two are named here; add as many as there are, here and wherever these are named.
backend shell_1 {
  .host = "shell-1";
  .port = "3000";
  .probe = { .url = "/healthz"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; }
}
backend shell_2 {
  .host = "shell-2";
  .port = "3000";
  .probe = { .url = "/healthz"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; }
}

# Who may purge: the shells.
acl shells {
  "localhost";
  "10.0.0.0"/8;
}

sub vcl_init {
  new any_shell = directors.round_robin();
  any_shell.add_backend(shell_1);
  any_shell.add_backend(shell_2);
}

sub vcl_recv {
  set req.backend_hint = any_shell.backend();

  if (req.url == "/purge") {
    if (req.method != "POST" || client.ip !~ shells) {
      return (synth(403));
    }
    # Purged answers may still be shown while a new one is fetched, or if no shell answers.
    set req.http.Purged = xkey.softpurge(req.http.Cache-Tag);
    return (synth(200, "Purged " + req.http.Purged));
  }

  # Only one proxy hears Contentful's webhook, and every shell has to.
  if (req.url ~ "^/content/invalidate(\?|$)") {
    std.cache_req_body(3MB);
    if (req.restarts == 0) {
      set req.backend_hint = shell_1;
    } else {
      set req.backend_hint = shell_2;
    }
    return (pass);
  }

  if (req.method != "GET" && req.method != "HEAD") {
    # For a retry. The key of a form makes sure that it counts once.
    std.cache_req_body(64KB);
    return (pass);
  }
  # For people with a token, where it is switched on. Nothing of it is kept.
  if (req.url ~ "^/_platform([/?]|$)") {
    return (pass);
  }
  # An editor sees drafts. The shell checks the cookie; whoever makes one up gets what visitors get.
  if (req.http.Cookie ~ "(^|; )preview=") {
    return (pass);
  }
  # Where testers choose no versions (ALLOW_CHOSEN_VERSIONS), pages depend on one cookie at most: the visitor's bucket, while a
  # canary runs for a remote on the page. Such pages are private, so that none of them is kept here.
  if (req.http.Cookie ~ "(^|; )bucket=[0-9]+") {
    set req.http.Cookie = regsub(req.http.Cookie, "^(.*; )?(bucket=[0-9]+).*$", "\2");
  } else {
    unset req.http.Cookie;
  }
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # As long as a shell answers, no page is older than this. Otherwise see vcl_backend_response.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 60s;
  }
  return (hash);
}

sub vcl_backend_fetch {
  # A retry asks each shell once, since any_shell may name the one that is gone until its probe has noticed.
  if (bereq.retries == 1) {
    set bereq.backend = shell_1;
  } elsif (bereq.retries == 2) {
    set bereq.backend = shell_2;
  }
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    if (beresp.status == 503 && bereq.retries < 2 && bereq.method != "POST") {
      return (retry);
    }
  }
  if (beresp.http.Cache-Tag) {
    set beresp.http.xkey = regsuball(beresp.http.Cache-Tag, ",", " ");
  }
  if (beresp.http.Cache-Control ~ "stale-if-error") {
    set beresp.grace = 24h;
  }
}

sub vcl_backend_error {
  if (bereq.retries < 2 && bereq.url !~ "^/content/invalidate") {
    return (retry);
  }
}

sub vcl_deliver {
  if (req.url ~ "^/content/invalidate(\?|$)" && req.restarts == 0) {
    return (restart);
  }
  unset resp.http.xkey;
  unset resp.http.Cache-Tag;
}
