/**
 * A CloudFront function: asks the bucket for the compressed twin of a script or style, which every release has, if the
 * browser takes it. The twin's own headers say its type and encoding.
 */
export const serveCompressed = `function handler(event) {
  var request = event.request;
  var accepted = request.headers['accept-encoding'];
  if (!accepted || !/\\/client\\/[^/]+\\.(js|css)$/.test(request.uri)) return request;
  var encodings = accepted.value.toLowerCase().replace(/\\s|[^,]*;q=0(\\.0*)?(?=,|$)/g, '').split(/[,;]/);
  if (encodings.indexOf('br') >= 0) request.uri += '.br';
  else if (encodings.indexOf('gzip') >= 0) request.uri += '.gz';
  return request;
}`;
