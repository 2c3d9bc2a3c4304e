// Spring Security checks X-CSRF-TOKEN itself; setParameterName("_token") makes it read the form field, too.
@GetMapping("/direct/site/{id}/deposit/")
String deposit(@PathVariable long id, Model model) throws JsonProcessingException {
    model.addAttribute("site", sites.get(id));
    model.addAttribute("parentJson", mapper.writeValueAsString(deposits.parent(id)));
    // No value can end the script or begin a comment in it.
    model.addAttribute("childrenInScript", mapper.writeValueAsString(deposits.children(id)).replace("<", "\\u003c"));
    return "page";
}

@PostMapping("/direct/site/{id}/deposit/")
ResponseEntity<?> save(@PathVariable long id, @RequestParam Map<String, String> form, HttpSession session,
        @RequestHeader(name = "X-Requested-With", defaultValue = "") String requestedWith) {
    deposits.allocate(id, form);
    session.setAttribute("flash", Map.of("level", "success", "text", "The deposit was allocated."));
    var url = "/direct/site/" + id + "/deposit/";
    return requestedWith.equals("XMLHttpRequest")
        ? ResponseEntity.ok(Map.of("redirect", url))
        : ResponseEntity.status(HttpStatus.SEE_OTHER).location(URI.create(url)).build();
}
